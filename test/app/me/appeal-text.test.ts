import { expect, it } from "vitest";
import { appealText, problemOf } from "../../../app/me/appeals/text.ts";

const QUESTIONS = ["What happened?", "Why should it be lifted?"];

it("an appeal has each answer below its question, and leaves out what nobody answered", () => {
  expect(appealText(QUESTIONS, [" It was late. ", "I am sorry."])).toBe(
    "What happened?\nIt was late.\n\nWhy should it be lifted?\nI am sorry.",
  );
  expect(appealText(QUESTIONS, ["It was late.", " "])).toBe("What happened?\nIt was late.");
  expect(appealText(["Why?"], [" Because. "])).toBe("Because.");
});

it.each([
  ["ten letters of one's own", ["It was me."], null],
  ["fewer, whatever the questions add", ["Sorry."], "short"],
  ["nothing but marks", ["\u202e\u202d\u200f\u202e\u202d\u200f\u202e\u202d\u200f\u202e"], "short"],
  ["more than the team reads at once", ["x".repeat(4_001)], "long"],
] as const)("%s", (_, answers, problem) => {
  expect(problemOf(appealText(QUESTIONS, answers), answers)).toBe(problem);
});
