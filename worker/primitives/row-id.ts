/** Digits and letters that aren't mistaken for each other. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** A random id for addresses: twelve characters, about 59 bits. */
export function newRowId(): string {
  const numbers = crypto.getRandomValues(new Uint16Array(12));
  return Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length]).join("");
}
