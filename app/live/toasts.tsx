import type { ReactElement } from "react";
import { toast as hotToast, type ToastOptions as HotToastOptions } from "react-hot-toast/headless";
import { TOASTS } from "../content/frame/frame.ts";
import { CopyField } from "./copy-field.tsx";

/** `title` is shown in bold above the message. */
type ToastOptions = HotToastOptions & { title?: string };

/** Milliseconds between the dismissal of a toast and its removal. */
const REMOVE_DELAY = 1000;

/** The number of times each toast on screen was requested, by its id. */
const counts = new Map<string, number>();

function content(message: string, title: string | undefined, count: number) {
  const times = count > 1 && <span className="figures text-muted">{TOASTS.times(count)}</span>;
  if (!title) return times ? <>{[message, times]}</> : message;
  return (
    <>
      <strong className="block font-600">
        {title}
        {times}
      </strong>
      <span className="block text-muted">{message}</span>
    </>
  );
}

type ToastType = "blank" | "error" | "loading" | "success";

function creator(type: ToastType) {
  const create = type === "blank" ? hotToast : hotToast[type];
  return (message: string, { title, ...options }: ToastOptions = {}) => {
    // Equal toasts share an id, under which the library keeps only one.
    const id = options.id ?? [type, title, message].join("\n");
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return create(content(message, title, count), { removeDelay: REMOVE_DELAY, ...options, id });
  };
}

/** The id of the one that is a dialog: it takes the focus and stays, so it may lie over nothing that can be used. */
export const COPY_REFUSED = "copy-refused";
let refusals = 0;

/** Says that the browser did not copy a text, and offers it for copying by hand, in a dialog. */
function copyRefused(text: string): void {
  const dismiss = () => hotToast.dismiss(COPY_REFUSED);
  refusals += 1;
  const field: ReactElement = <CopyField key={refusals} text={text} onCopied={dismiss} />;
  hotToast.error(field, { id: COPY_REFUSED, duration: Infinity, removeDelay: REMOVE_DELAY });
}

/**
 * The toasts of this page, at most 20. They stay for the library's durations unless one is given: blank
 * and error 4 s, success 2 s, loading until dismissed. Equal ones are one with a count.
 */
export const toast = {
  success: creator("success"),
  error: creator("error"),
  blank: creator("blank"),
  loading: creator("loading"),
  copyRefused,
  dismiss: (id?: string) => hotToast.dismiss(id),
  /** Tells which toasts are on screen: those that are not are counted from one again. */
  keepCounts: (shown: ReadonlySet<string>) => {
    for (const id of counts.keys()) if (!shown.has(id)) counts.delete(id);
  },
  /** Removes all at once, without the delay. */
  clear: () => {
    counts.clear();
    hotToast.removeAll();
  },
};
