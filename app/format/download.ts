/** Hands a text to the visitor as a file. Browser only. */
export function download(fileName: string, text: string, type = "text/csv;charset=utf-8"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Safari reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
