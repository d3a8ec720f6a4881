import type { toastQueue, ToastOptions } from "./toast-queue.tsx";

/** The queue is loaded on first use: 4 kB that no page needs in its first script. What shows it comes then, too. */
async function withQueue(show: (queue: typeof toastQueue) => void) {
  const { endWait } = await import("./first-use.ts");
  endWait();
  show((await import("./toast-queue.tsx")).toastQueue);
}

/** Shows a toast at the top right, or within the open dialog. */
export const toast = {
  success: (message: string, options?: ToastOptions) =>
    void withQueue((queue) => queue.success(message, options)),
  error: (message: string, options?: ToastOptions) =>
    void withQueue((queue) => queue.error(message, options)),
  /** What is neither good nor bad. */
  blank: (message: string, options?: ToastOptions) =>
    void withQueue((queue) => queue.blank(message, options)),
  /** Offers a text that the browser did not copy. */
  copyRefused: (text: string) => void withQueue((queue) => queue.copyRefused(text)),
};
