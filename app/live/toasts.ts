import type { ToastOptions } from "./toast-queue.tsx";

/** The queue is loaded on first use: 4 kB that no page needs in its first script. */
async function show(type: "success" | "error", message: string, options?: ToastOptions) {
  const { toastQueue } = await import("./toast-queue.tsx");
  toastQueue[type](message, options);
}

/** Shows a toast at the top right. */
export const toast = {
  success: (message: string, options?: ToastOptions) => void show("success", message, options),
  error: (message: string, options?: ToastOptions) => void show("error", message, options),
};
