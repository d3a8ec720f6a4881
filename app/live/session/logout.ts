import { ERRORS } from "../../content/errors.ts";
import { readStored, writeStored } from "../hooks/use-stored.ts";
import { codeOf, failureText, request } from "../http/request.ts";
import { toast } from "../toasts.tsx";
import { APPEAL_DRAFTS } from "./stored-keys.ts";
import { signOutHere } from "./viewer.ts";

/** Ends the session. On failure, shows a toast and resolves to false. */
export async function logout(): Promise<boolean> {
  try {
    await request("/api/auth/logout", { method: "POST" });
  } catch (error) {
    // Already signed out counts as success.
    if (codeOf(error) !== "signed_out") {
      toast.error(failureText(error, ERRORS.logout));
      return false;
    }
  }
  // Appeals are private, and somebody else may use this browser next.
  if (readStored(APPEAL_DRAFTS)) writeStored(APPEAL_DRAFTS, "");
  signOutHere();
  return true;
}
