import { expect, test } from "vitest";
import { readExportReport } from "../../../worker/staff/export-report.ts";

test("a report has list, rows and form, and everything else is dropped", () => {
  const body = { list: "userBans", rows: 12, form: "excel", note: "x" };
  expect(readExportReport(JSON.stringify(body))).toEqual({
    list: "userBans",
    ids: [],
    rows: 12,
    form: "excel",
  });
  const ids = ["175928847299117063", "175928847299117064"];
  expect(readExportReport(JSON.stringify({ ...body, ids }))?.ids).toEqual(ids);
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
  '{"list":"userBans","rows":1,"form":"comma","ids":["x"]}',
  '{"list":"userBans","rows":1,"form":"comma","ids":["1","2","3"]}',
])("%j is no report", (body) => {
  expect(readExportReport(body)).toBeNull();
});
