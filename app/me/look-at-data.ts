import type { DataKind, OwnData } from "../contract/own-data.ts";
import { request } from "../live/http/request.ts";

const TIMEOUT_MS = 60_000;

export interface LookedUp {
  data: OwnData;
  /** The answer as it came, to be kept as a file. */
  text: string;
  fileName: string;
}

/** What bot and site keep about the viewer. @throws as `request` does; ValiError and SyntaxError for a wrong answer */
export async function lookAtData(): Promise<LookedUp> {
  const response = await request("/api/me/data", { timeout: TIMEOUT_MS });
  const [text, { ownData }, { parse }] = await Promise.all([
    response.text(),
    import("../contract/own-data.ts"),
    import("valibot"),
  ]);
  const [, fileName = "my-data.json"] =
    /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return { data: parse(ownData, JSON.parse(text)), text, fileName };
}

/** The section of a kind; undefined where bot or brand do not have it. */
export function sectionOf({ sections }: OwnData, kind: DataKind) {
  return sections.find((section) => section.kind === kind);
}
