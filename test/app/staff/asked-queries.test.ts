import { expect, test } from "vitest";
import { withRendered } from "../../../app/staff/list/asked-queries.ts";

test("a query that the filter form asked for earlier does not overwrite what was typed since", () => {
  const { queries, isForeign } = withRendered(["", "?min=39", "?min=399"], "?min=39");
  expect(isForeign).toBe(false);
  expect(withRendered(queries, "?min=399")).toEqual({ queries: ["?min=399"], isForeign: false });
});

test("a query that a newer one replaced is not waited for", () => {
  expect(withRendered(["", "?min=39", "?min=399"], "?min=399")).toEqual({
    queries: ["?min=399"],
    isForeign: false,
  });
});

test("a query of a link or of the back button is not the form's own, even if the form once asked for it", () => {
  const { queries, isForeign } = withRendered(["?min=39", "?min=399"], "?type=work");
  expect(isForeign).toBe(true);
  expect(withRendered(queries, "?min=399").isForeign).toBe(true);
});

test("rendering the same query again changes nothing", () => {
  expect(withRendered(["?min=39"], "?min=39")).toEqual({ queries: ["?min=39"], isForeign: false });
});

test("a link back to the last query, while another loads, isn't the form's own", () => {
  const { queries, isForeign } = withRendered(["?user=1", "?user=1&action=work"], "?user=1");
  expect({ queries, isForeign }).toEqual({ queries: ["?user=1"], isForeign: true });
});
