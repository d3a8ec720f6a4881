import { toast as hot, type ToastOptions } from "react-hot-toast/headless";
import { titled } from "./titled.tsx";

/** `title` stands in bold above the message. */
type Options = ToastOptions & { title?: string };

function worded(message: string, options?: Options) {
  return options?.title ? titled(options.title, message) : message;
}

/** A note at the top right. Durations in ms (§9): success 2000, error 4000, loading until dismissed. */
export const toast = {
  success: (message: string, options?: Options) => hot.success(worded(message, options), options),
  error: (message: string, options?: Options) => hot.error(worded(message, options), options),
  blank: (message: string, options?: Options) => hot(worded(message, options), options),
  loading: (message: string, options?: Options) => hot.loading(worded(message, options), options),
  dismiss: (id?: string) => hot.dismiss(id),
};
