/** The signed-in person, for pages about them. */
export interface SignedInPerson {
  id: string;
  username: string;
  avatar: string | null;
  /** Epoch ms. */
  signedInAt: number;
  /** Signed in recently enough to see and change records. */
  isRecent: boolean;
}

/** Who asks for the page; "unavailable" if sessions fail. A call makes the answer private. */
export type ReadPerson = () => Promise<SignedInPerson | "signed-out" | "unavailable">;
