import { brand } from "#brand";
import {
  APPEAL_DAYS,
  PROFILE_HOURS,
  SESSION_DAYS,
  SIGN_IN_MINUTES,
} from "../../contract/retention.ts";
import { AUDIT_DAYS } from "../../contract/audit-log.ts";
import { SITE_PATHS } from "../pages.ts";
import { LEGAL_PATHS } from "../paths.ts";
import { words } from "../words.ts";
import type { LegalDocument } from "./document.ts";

/** Retention times, for names in braces in documents. */
const RETENTION = {
  sessionDays: String(SESSION_DAYS),
  profileHours: String(PROFILE_HOURS),
  appealDays: String(APPEAL_DAYS),
  signInMinutes: String(SIGN_IN_MINUTES),
  auditDays: String(AUDIT_DAYS),
};

/** Without links to pages that are off. */
function withoutDeadLinks(document: LegalDocument): LegalDocument {
  const sections = document.sections.map(({ see, ...section }) => {
    const alive = see?.filter(({ path }) => SITE_PATHS.has(path)) ?? [];
    return alive.length > 0 ? { ...section, see: alive } : section;
  });
  return { ...document, sections };
}

/** Legal documents by path. For loaders only, so that no text enters the client bundle. */
export const legalDocuments: Readonly<Record<string, LegalDocument>> = Object.fromEntries(
  words(brand.legal, RETENTION)
    .filter(({ path }) => LEGAL_PATHS.includes(path))
    .map((document) => [document.path, withoutDeadLinks(document)]),
);
