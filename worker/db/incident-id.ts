/** Digits and letters without those that are mistaken for each other. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 12;

/** A random id for an address, of about 59 bits. */
export function newIncidentId(): string {
  const numbers = crypto.getRandomValues(new Uint16Array(LENGTH));
  return Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length]).join("");
}
