import type { ReactElement } from "react";
import { toast, type ToastOptions as HotToastOptions } from "react-hot-toast/headless";
import { TOASTS } from "../content/frame/toasts.ts";
import { CopyField } from "./copy-field.tsx";
import { endWait, onLoss } from "./first-use.ts";

/** `title` is shown in bold above the message. */
export type ToastOptions = HotToastOptions & { title?: string };

/** Milliseconds between the dismissal of a toast and its removal. */
const REMOVE_DELAY = 1000;

/** Whether the toaster, whose script is loaded at the page's first use, is there. */
let hasToaster = false;

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
  const create = type === "blank" ? toast : toast[type];
  return (message: string, { title, ...options }: ToastOptions = {}) => {
    // Equal toasts share an id, under which the library keeps only one.
    const id = options.id ?? [type, title, message].join("\n");
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    // The toaster is loaded at the first use of the page.
    endWait();
    return create(content(message, title, count), { removeDelay: REMOVE_DELAY, ...options, id });
  };
}

/** The id of the one that is a dialog: it takes the focus and stays, so it may lie over nothing that can be used. */
export const COPY_REFUSED = "copy-refused";
let refusals = 0;

/** Says that the browser did not copy a text, and offers it for copying by hand, in a dialog. */
function copyRefused(text: string): void {
  const dismiss = () => toast.dismiss(COPY_REFUSED);
  refusals += 1;
  endWait();
  const field: ReactElement = <CopyField key={refusals} text={text} onCopied={dismiss} />;
  toast.error(field, { id: COPY_REFUSED, duration: Infinity, removeDelay: REMOVE_DELAY });
}

/**
 * The toasts of this page, at most 20. They stay for the library's durations unless one is given: blank
 * and error 4 s, success 2 s, loading until dismissed. Equal ones are one with a count.
 */
export const toastQueue = {
  success: creator("success"),
  error: creator("error"),
  blank: creator("blank"),
  loading: creator("loading"),
  copyRefused,
  dismiss: (id?: string) => toast.dismiss(id),
  /** Tells which toasts are on screen: those that are not are counted from one again. */
  keepCounts: (shown: ReadonlySet<string>) => {
    hasToaster = true;
    for (const id of counts.keys()) if (!shown.has(id)) counts.delete(id);
  },
  /** Removes all at once, without the delay. */
  clear: () => {
    counts.clear();
    toast.removeAll();
  },
};

/** Shows a toast. Rejects where the toaster's script is lost: it would stay unseen. */
export function show(
  kind: "success" | "error" | "blank" | "copyRefused",
  message: string,
  options?: ToastOptions,
): Promise<void> {
  toastQueue[kind](message, options);
  return new Promise((resolve, reject) => {
    if (hasToaster) return resolve();
    onLoss(() => {
      if (hasToaster) return resolve();
      toastQueue.clear();
      reject(new Error("The toaster could not be loaded"));
    });
  });
}
