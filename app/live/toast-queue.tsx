import { toast as hot, type ToastOptions } from "react-hot-toast/headless";
import { titled } from "./titled.tsx";

/** `title` stands in bold above the message. */
export type NoteOptions = ToastOptions & { title?: string };

/** Milliseconds between the dismissal of a toast and its removal (§9). */
const REMOVAL = { removeDelay: 1000 };

function worded(message: string, options?: NoteOptions) {
  return options?.title ? titled(options.title, message) : message;
}

/**
 * A note at the top right; at most 20 are kept. Durations in ms (§9): blank and error 4000, success
 * 2000, loading until dismissed.
 */
export const notes = {
  success: (message: string, options?: NoteOptions) =>
    hot.success(worded(message, options), { ...REMOVAL, ...options }),
  error: (message: string, options?: NoteOptions) =>
    hot.error(worded(message, options), { ...REMOVAL, ...options }),
  blank: (message: string, options?: NoteOptions) =>
    hot(worded(message, options), { ...REMOVAL, ...options }),
  loading: (message: string, options?: NoteOptions) =>
    hot.loading(worded(message, options), { ...REMOVAL, ...options }),
  dismiss: (id?: string) => hot.dismiss(id),
  /** Takes all away at once, without the second they fade in. */
  clear: () => hot.removeAll(),
};
