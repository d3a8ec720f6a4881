import type { NoteOptions } from "./toast-queue.ts";

/** No page's first script carries the toasts: they come with the toaster, once the page is live. */
async function show(type: "success" | "error", message: string, options?: NoteOptions) {
  const { notes } = await import("./toast-queue.ts");
  notes[type](message, options);
}

/** A note at the top right; how long it stays, notes.ts says. */
export const toast = {
  success: (message: string, options?: NoteOptions): void => void show("success", message, options),
  error: (message: string, options?: NoteOptions): void => void show("error", message, options),
};
