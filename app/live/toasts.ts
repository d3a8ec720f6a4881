import type { ToastOptions } from "./toast-queue.tsx";

/** The queue is loaded on first use: 4 kB that no page needs in its first script. What shows it comes then, too. */
async function queue() {
  const { endWait } = await import("./first-use.ts");
  endWait();
  return (await import("./toast-queue.tsx")).toastQueue;
}

async function show(type: "success" | "error", message: string, options?: ToastOptions) {
  const toastQueue = await queue();
  toastQueue[type](message, options);
}

async function showRefused(text: string) {
  const toastQueue = await queue();
  toastQueue.copyRefused(text);
}

/** Shows a toast at the top right, or within the open dialog. */
export const toast = {
  success: (message: string, options?: ToastOptions) => void show("success", message, options),
  error: (message: string, options?: ToastOptions) => void show("error", message, options),
  /** Offers a text that the browser did not copy. */
  copyRefused: (text: string) => void showRefused(text),
};
