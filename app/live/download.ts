/** Saves a text as a file. Browser only. */
export function download(fileName: string, text: string, type = "text/csv;charset=utf-8"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the URL after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
