import type { LegalPath } from "../paths.ts";
import type { LegalDocument } from "./document.ts";
import { economyRules } from "./economy.ts";
import { privacy } from "./privacy.ts";
import { refund } from "./refund.ts";
import { terms } from "./terms.ts";

/** The legal documents by path. Import it in loaders only, so that no text enters the client bundle. */
export const legalDocuments: Record<LegalPath, LegalDocument> = {
  "/terms": terms,
  "/economy": economyRules,
  "/privacy": privacy,
  "/refund": refund,
};
