import { PASTED } from "../content/frame/palette.ts";
import { pastedId } from "../contract/digits.ts";
import { parseCode, SEGMENT_START } from "../embed/code.ts";
import { modernCode } from "../embed/import/from-code.ts";
import { plainHash, TRUSTED_LINK } from "../embed/share.ts";
import type { Entry } from "./entries.ts";

function serverEntry(id: string): Entry {
  return {
    ...PASTED.server(id),
    kind: "ID",
    aliases: [],
    to: `/status?server=${id}`,
    icon: "activity",
  };
}

function historyEntry(id: string): Entry {
  return { ...PASTED.history(id), kind: "ID", aliases: [], to: `/avatars/${id}`, icon: "image" };
}

function lookUpEntry(id: string): Entry {
  return {
    ...PASTED.lookUp(id),
    kind: "ID",
    aliases: [],
    to: `/staff/lookup?id=${id}`,
    icon: "search",
  };
}

/**
 * What a pasted text may be: an ID is a server or person (the team can look it up), embed code
 * opens in the builder. In the staff area, the look-up comes first. Empty for other text.
 */
export function pastedEntries(text: string, mayLookUp: boolean, isStaffArea = false): Entry[] {
  const pasted = pastedId(text);
  if (pasted) {
    const { id, of } = pasted;
    const lookUp = mayLookUp ? [lookUpEntry(id)] : [];
    return [
      ...(isStaffArea ? lookUp : []),
      ...(of === "person" ? [] : [serverEntry(id)]),
      ...(of === "server" ? [] : [historyEntry(id)]),
      ...(isStaffArea ? [] : lookUp),
    ];
  }
  const code = modernCode(text);
  if (!code.includes(SEGMENT_START) || !parseCode(code)) return [];
  const to = `/embed${plainHash(code)}`;
  return [{ ...PASTED.code, kind: "Code", aliases: [], to, state: TRUSTED_LINK, icon: "code" }];
}
