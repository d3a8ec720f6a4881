/** An error of the worker or the contract in the words of this build's language (error-words.ts). */
export function said(error: string): string {
  return error;
}
