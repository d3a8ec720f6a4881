import fc from "fast-check";
import papaparse from "papaparse";
import { describe, expect, test } from "vitest";
import { writeCsv } from "../../../app/format/csv.ts";
import { PROPERTY_TIMEOUT, RUNS } from "../../support/runs.ts";

function parsed(text: string): string[][] {
  return papaparse.parse<string[]>(text, { delimiter: ",", newline: "\r\n", skipEmptyLines: true })
    .data;
}

describe("T25: writeCsv", () => {
  test("quotes every field and ends every row with CRLF", () => {
    expect(writeCsv(["A", "B"], [["1", 'say "hi"']], "comma")).toBe(
      '"A","B"\r\n"1","say ""hi"""\r\n',
    );
  });

  test.each([
    "=cmd|'/c calc'!A0",
    "+1",
    "-1",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "\0x",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM",
    "\n=1",
    " =1",
    "\u200B=1",
    "\u3000＝1",
  ])("disarms a cell that starts like a formula: %j", (text) => {
    expect(parsed(writeCsv(["A"], [[text]], "comma"))[1]).toEqual([`'${text}`]);
  });

  test("leaves signed amounts numbers", () => {
    expect(parsed(writeCsv(["A"], [["-5,00"]], "comma"))[1]).toEqual(["-5,00"]);
    expect(parsed(writeCsv(["A"], [["-5,00=x"]], "comma"))[1]).toEqual(["'-5,00=x"]);
  });

  test(
    "T25: is read back by another CSV reader with equal columns and no formula",
    () => {
      const cell = fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom('"', ",", "\r\n", '=1+"2"', "-", ""),
      );
      const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
      fc.assert(
        fc.property(rows, (cells) => {
          const read = parsed(writeCsv(["a", "b", "c"], cells, "comma")).slice(1);
          expect(read.map((row) => row.length)).toEqual(cells.map(() => 3));
          for (const [index, text] of read.flat().entries()) {
            expect([cells.flat()[index], `'${cells.flat()[index]}`]).toContain(text);
            if (!/^-?\d+,\d{2}$/.test(text)) expect(text).not.toMatch(/^[=+\-@＝＋－＠\t\r\n\0]/);
          }
        }),
        { numRuns: RUNS / 10 },
      );
    },
    PROPERTY_TIMEOUT,
  );
});
