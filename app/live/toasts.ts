import type { ToastOptions } from "./toast-queue.tsx";

type Kind = "success" | "error" | "blank" | "copyRefused";

/** The text as a line of its own, within the open dialog, outside of which all is inert. */
function sayPlainly(message: string): void {
  const line = document.createElement("output");
  line.textContent = message;
  (document.querySelector("dialog[open]") ?? document.body).appendChild(line);
  setTimeout(() => line.remove(), 10_000);
}

/**
 * The queue is loaded on first use: 4 kB that no page needs in its first script. Where its script or the toaster's is
 * lost, the message is not.
 */
function creator(kind: Kind) {
  return (message: string, options?: ToastOptions) =>
    void import("./toast-queue.tsx")
      .then(({ show }) => show(kind, message, options))
      .catch(() => sayPlainly(message));
}

/** Shows a toast at the top right, or within the open dialog. */
export const toast = {
  success: creator("success"),
  error: creator("error"),
  /** What is neither good nor bad. */
  blank: creator("blank"),
  /** Offers a text that the browser did not copy. */
  copyRefused: creator("copyRefused"),
};
