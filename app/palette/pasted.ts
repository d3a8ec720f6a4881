import { PASTED } from "../content/frame/palette.ts";
import { parseCode, SEGMENT_START } from "../embed/code.ts";
import { modernCode } from "../embed/import/from-code.ts";
import { plainHash, TRUSTED_LINK } from "../embed/share.ts";
import type { Entry } from "./entries.ts";

/** An ID of the chat platform, alone or in a mention of a person. */
const ID = /^(?:<@!?(\d{17,20})>|(\d{17,20}))$/;

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
 * What a pasted text can be: an ID is a server or a person, and for the team something to look up; embed code
 * can be opened in the builder. Empty for any other text.
 */
export function pastedEntries(text: string, isTeam: boolean): Entry[] {
  const [, person, id] = ID.exec(text.trim()) ?? [];
  if (id !== undefined) {
    return [serverEntry(id), historyEntry(id), ...(isTeam ? [lookUpEntry(id)] : [])];
  }
  if (person !== undefined) {
    return [historyEntry(person), ...(isTeam ? [lookUpEntry(person)] : [])];
  }
  const code = modernCode(text);
  if (!code.includes(SEGMENT_START) || !parseCode(code)) return [];
  const to = `/embed${plainHash(code)}`;
  return [{ ...PASTED.code, kind: "Code", aliases: [], to, state: TRUSTED_LINK, icon: "code" }];
}
