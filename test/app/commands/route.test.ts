import { expect, test } from "vitest";
import { shouldRevalidate } from "../../../app/routes/commands.tsx";

test("only an unknown category makes another request to the server", () => {
  const again = (category?: string) => shouldRevalidate({ nextParams: { category } });
  expect(again()).toBe(false);
  expect(again("FUN")).toBe(false);
  expect(again("nonsense")).toBe(true);
});
