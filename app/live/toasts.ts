import { toast as hot, type ToastOptions } from "react-hot-toast/headless";
import { titled } from "./titled.tsx";

/** `title` stands in bold above the message. */
type Options = ToastOptions & { title?: string };

/** What is shown: the message, under its title where there is one. */
function worded(message: string, title?: string) {
  return title ? titled(title, message) : message;
}

/** Milliseconds between the dismissal of a toast and its removal (§9). */
const REMOVAL = { removeDelay: 1000 };

/**
 * A note at the top right; at most 20 are kept. Durations in ms (§9): blank and error 4000, success
 * 2000, loading until dismissed.
 */
export const toast = {
  success: (message: string, { title, ...options }: Options = {}) =>
    hot.success(worded(message, title), { ...REMOVAL, ...options }),
  error: (message: string, { title, ...options }: Options = {}) =>
    hot.error(worded(message, title), { ...REMOVAL, ...options }),
  blank: (message: string, { title, ...options }: Options = {}) =>
    hot(worded(message, title), { ...REMOVAL, ...options }),
  loading: (message: string, { title, ...options }: Options = {}) =>
    hot.loading(worded(message, title), { ...REMOVAL, ...options }),
  dismiss: (id?: string) => hot.dismiss(id),
  /** Takes all away at once, without the second they fade in. */
  clear: () => hot.removeAll(),
};
