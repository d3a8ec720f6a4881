import { expect, test } from "vitest";
import { readExportReport } from "../../../worker/staff/export-report.ts";

test("a report has list, rows and form, and everything else is dropped", () => {
  const body = { list: "userBans", rows: 12, form: "excel", note: "x" };
  expect(readExportReport(JSON.stringify(body))).toEqual({
    list: "userBans",
    rows: 12,
    form: "excel",
  });
});

test.each([
  "",
  "null",
  "[]",
  "{",
  '{"list":"userBans","rows":12}',
  '{"list":"userBans\\nforged","rows":12,"form":"comma"}',
  '{"list":"commands","rows":12,"form":"comma"}',
  '{"list":"userBans","rows":"12","form":"comma"}',
  '{"list":"userBans","rows":-1,"form":"comma"}',
  '{"list":"userBans","rows":1.5,"form":"comma"}',
  '{"list":"userBans","rows":1,"form":"pdf"}',
])("%j is no report", (body) => {
  expect(readExportReport(body)).toBeNull();
});
