import type * as english from "../../frame/sign-in.ts";
import type { Words } from "../../translation.ts";

export const SIGN_IN: Words<typeof english.SIGN_IN> = {
  nobody: (path) => `Melde dich mit einem Team-Konto an, um ${path} zu öffnen.`,
  signedIn: (path) =>
    `Dein Konto gehört nicht zum Team, oder die Anmeldung ist älter als 12 Stunden. Melde dich neu an, um ${path} zu öffnen.`,
};
