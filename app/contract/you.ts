/** The signed-in person, as pages about them show it. */
export interface SignedInPerson {
  id: string;
  username: string;
  avatar: string | null;
  /** Epoch ms. */
  signedInAt: number;
  /** Signed in lately enough to see and change records. */
  isRecent: boolean;
}

/** Who asks for the page; "unavailable" while sessions cannot be read. The answer is then theirs alone. */
export type ReadPerson = () => Promise<SignedInPerson | "signed-out" | "unavailable">;
