import { toast as hot, type ToastOptions } from "react-hot-toast/headless";
import { titled } from "./titled.tsx";

/** `title` stands in bold above the message. */
type Options = ToastOptions & { title?: string };

/** Milliseconds between the dismissal of a toast and its removal (§9). */
const REMOVAL = { removeDelay: 1000 };

function worded(message: string, options?: Options) {
  return options?.title ? titled(options.title, message) : message;
}

/**
 * A note at the top right; at most 20 are kept. Durations in ms (§9): blank and error 4000, success
 * 2000, loading until dismissed.
 */
export const toast = {
  success: (message: string, options?: Options) =>
    hot.success(worded(message, options), { ...REMOVAL, ...options }),
  error: (message: string, options?: Options) =>
    hot.error(worded(message, options), { ...REMOVAL, ...options }),
  blank: (message: string, options?: Options) =>
    hot(worded(message, options), { ...REMOVAL, ...options }),
  loading: (message: string, options?: Options) =>
    hot.loading(worded(message, options), { ...REMOVAL, ...options }),
  dismiss: (id?: string) => hot.dismiss(id),
  /** Takes all away at once, without the second they fade in. */
  clear: () => hot.removeAll(),
};
