const MAX_ID = 2n ** 64n;

/** Whether the text is a chat-platform id: 17 to 20 digits that fit 64 bits. */
export function isDigits(text: string): boolean {
  return /^[0-9]{17,20}$/.test(text) && BigInt(text) < MAX_ID;
}

/** Most ids of one call for profiles: /api/users and /api/staff/users. */
export const MAX_IDS = 50;
