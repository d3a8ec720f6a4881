/** The words of the embed builder (§2, §5). */
export const BUILDER = {
  title: "Embed Builder",
  description: "Fill in the parts, watch the preview, and hand the code to the bot.",
  preview: "Preview",
  generate: "Generate",
  copy: "Copy",
  import: "Import",
  clear: "Clear",
  code: "Embed code",
  paste: "Paste the code",
  copied: "Copied to clipboard",
  notCopied: "Your browser did not allow copying.",
  importTitle: "Import embed code",
  imported: "Import successful",
  importedText: "The embed code has been imported successfully.",
  addField: "Add field",
  addButton: "Add button",
  empty: "Nothing to show yet. Write a title or a description.",
  sentTime: "Time of sending",
} as const;

/** Builder toasts stay for 3 s (§9). */
export const BUILDER_TOAST = { duration: 3000 } as const;
