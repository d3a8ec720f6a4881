/**
 * The error for whoever signed in too long ago for what they ask. Not among the texts that every page loads; by "sign in
 * again", which the one for staff rights says too, `request` knows that its reader is still signed in.
 */
export const SIGN_IN_AGAIN = "You signed in more than 12 hours ago. Please sign in again for this";
