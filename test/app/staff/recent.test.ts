import { expect, test } from "vitest";
import { parseRecent, withRecent } from "../../../app/staff/lookup/recent.ts";

const [ME, ID, OTHER] = ["175928847299117063", "175928847299117064", "175928847299117065"] as const;

test("T63: what was looked up is kept for the person who did, the latest first, each once", () => {
  const text = withRecent(parseRecent(withRecent([ID, OTHER], OTHER, ME), ME), ID, ME);
  expect(parseRecent(text, ME)).toEqual([ID, OTHER]);
  expect(parseRecent(text, OTHER)).toEqual([]);
  // By that session/viewer.ts tells them from those of somebody else.
  expect(text.startsWith(`{"by":"${ME}"`)).toBe(true);
});

test("at most twelve are kept", () => {
  const ids = Array.from({ length: 30 }, (_, i) => `1759288472991170${10 + i}`);
  expect(parseRecent(withRecent(ids, ID, ME), ME)).toEqual([ID, ...ids.slice(0, 11)]);
});

test.each(["", "{", '{"by":1}', `{"by":"${ME}","ids":["<script>"]}`, "null"])(
  "the stored text %j holds none",
  (text) => {
    expect(parseRecent(text, ME)).toEqual([]);
  },
);
