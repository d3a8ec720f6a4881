import { toast as hot, type ToastOptions } from "react-hot-toast/headless";

/** Milliseconds between the dismissal of a toast and its removal (§9). */
const REMOVAL = { removeDelay: 1000 };

/**
 * A note at the top right; at most 20 are kept. Durations in ms (§9): blank and error 4000, success
 * 2000, loading until dismissed.
 */
export const toast = {
  success: (message: string, options?: ToastOptions) =>
    hot.success(message, { ...REMOVAL, ...options }),
  error: (message: string, options?: ToastOptions) =>
    hot.error(message, { ...REMOVAL, ...options }),
  blank: (message: string, options?: ToastOptions) => hot(message, { ...REMOVAL, ...options }),
  loading: (message: string, options?: ToastOptions) =>
    hot.loading(message, { ...REMOVAL, ...options }),
  dismiss: (id?: string) => hot.dismiss(id),
  /** Takes all away at once, without the second they fade in. */
  clear: () => hot.removeAll(),
};
