import type { ReactElement } from "react";
import { toast as hotToast, type ToastOptions as HotToastOptions } from "react-hot-toast/headless";
import { TOASTS } from "../content/frame/frame.ts";
import { CopyField } from "./copy-field.tsx";

/** `title` is bold above the message. */
type ToastOptions = HotToastOptions & { title?: string };

/** Ms between dismissal and removal. */
const REMOVE_DELAY = 1000;

/** How often each toast on screen was requested, by its id. */
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
    // Equal toasts share an id, and the library keeps one for each id.
    const id = options.id ?? [type, title, message].join("\n");
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return create(content(message, title, count), { removeDelay: REMOVE_DELAY, ...options, id });
  };
}

/** The toast that is a dialog: it takes the focus and stays, so it must not cover controls. */
export const COPY_REFUSED = "copy-refused";
let refusals = 0;

/** Says that the browser refused to copy a text, and offers it in a dialog. */
function copyRefused(text: string): void {
  const dismiss = () => hotToast.dismiss(COPY_REFUSED);
  refusals += 1;
  const field: ReactElement = <CopyField key={refusals} text={text} onCopied={dismiss} />;
  hotToast.error(field, { id: COPY_REFUSED, duration: Infinity, removeDelay: REMOVE_DELAY });
}

/**
 * The page's toasts, at most 20. Default durations: blank and error 4 s, success 2 s, loading until
 * dismissed. Equal toasts share one with a count.
 */
export const toast = {
  success: creator("success"),
  error: creator("error"),
  blank: creator("blank"),
  loading: creator("loading"),
  copyRefused,
  dismiss: (id?: string) => hotToast.dismiss(id),
  /** Restarts the counts of toasts that are not on screen. */
  keepCounts: (shown: ReadonlySet<string>) => {
    for (const id of counts.keys()) if (!shown.has(id)) counts.delete(id);
  },
  /** Removes all, without the delay. */
  clear: () => {
    counts.clear();
    hotToast.removeAll();
  },
};
