import { toast, type ToastOptions as HotToastOptions } from "react-hot-toast/headless";

/** `title` stands in bold above the message. */
export type ToastOptions = HotToastOptions & { title?: string };

function content(message: string, title: string | undefined) {
  if (!title) return message;
  return (
    <>
      <strong className="block font-600">{title}</strong>
      <span className="block text-muted">{message}</span>
    </>
  );
}

function creator(create: typeof toast.success) {
  return (message: string, { title, ...options }: ToastOptions = {}) =>
    // Milliseconds between the dismissal of a toast and its removal.
    create(content(message, title), { removeDelay: 1000, ...options });
}

/**
 * The toasts of this page, at most 20. They stay for the library's durations unless one is given: blank
 * and error 4 s, success 2 s, loading until dismissed.
 */
export const toastQueue = {
  success: creator(toast.success),
  error: creator(toast.error),
  blank: creator(toast),
  loading: creator(toast.loading),
  dismiss: (id?: string) => toast.dismiss(id),
  /** Removes all at once, without the delay. */
  clear: () => toast.removeAll(),
};
