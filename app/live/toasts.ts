import { toast as hot, type ToastOptions } from "react-hot-toast/headless";

/** A note at the top right. Durations in ms (§9): success 2000, error 4000, loading until dismissed. */
export const toast = {
  success: (message: string, options?: ToastOptions) => hot.success(message, options),
  error: (message: string, options?: ToastOptions) => hot.error(message, options),
  blank: (message: string, options?: ToastOptions) => hot(message, options),
  loading: (message: string, options?: ToastOptions) => hot.loading(message, options),
  dismiss: (id?: string) => hot.dismiss(id),
};
