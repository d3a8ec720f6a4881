import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { READ_NAMES, reads } from "../../../app/contract/endpoints.ts";
import { answers } from "../../tools/bot-api/answers.ts";
import { botDocuments } from "../../tools/bot-api/documents.ts";
import { readExamples } from "../../tools/bot-api/examples.ts";
import { omit } from "./servers.ts";
import { promisedRecord } from "../../tools/bot-api/promise.ts";

const examples = await readExamples();

describe("the documents for the bot's author", () => {
  it("are those that `npm run docs` writes", async () => {
    for (const [path, text] of await botDocuments()) {
      const committed = readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
      expect(committed === text, `${path} is out of date: npm run docs`).toBe(true);
    }
  });

  it("show examples that the site reads without a loss", () => {
    for (const name of READ_NAMES) {
      const example = examples[name];
      const { value, dropped } = reads[name].decode(example);
      expect(dropped, name).toBe(0);
      // The list of the public commands leaves staff commands out, and the other way round.
      const isPart = name === "staffCommands";
      if (Array.isArray(example) && !isPart) expect(value, name).toHaveLength(example.length);
      expect(JSON.stringify(example), name).not.toBe("[]");
    }
  });
});

describe.each(READ_NAMES)("the promise of %s", (name) => {
  const { record, mayLack = [] } = answers[name];
  const promise = promisedRecord(answers[name]);

  it("covers what the read's decoder reads: the same fields, and nothing it would refuse", () => {
    const example = examples[name];
    const [sample] = Array.isArray(example) ? (example as object[]) : [example as object];
    expect(Object.keys(sample ?? {}).sort()).toEqual(Object.keys(record.entries).sort());
    expect(v.is(promise, sample)).toBe(true);
    expect(v.is(record, sample)).toBe(true);
    for (const field of Object.keys(record.entries)) {
      expect(v.is(promise, omit(sample ?? {}, field)), `without ${field}`).toBe(
        mayLack.includes(field),
      );
    }
  });
});
