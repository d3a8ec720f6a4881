import { describe, expect, it, vi } from "vitest";
import { derive, deriveLater, deriveSource } from "../../../worker/primitives/derived.ts";

const source = () => ({ value: [1, 2, 3], age: 7, derived: new Map<string, unknown>() });

describe("a derived value", () => {
  it("is computed once for each source and name, also after the source was copied", async () => {
    const compute = vi.fn<() => string>(() => "computed");
    const one = source();
    expect(derive(one, "a", compute)).toBe("computed");
    const copy = { ...one, age: 8 };
    expect(derive(copy, "a", compute)).toBe("computed");
    expect(compute).toHaveBeenCalledTimes(1);
    derive(one, "b", compute);
    derive(source(), "a", compute);
    expect(compute).toHaveBeenCalledTimes(3);
    const later = vi.fn<() => Promise<string>>(async () => "later");
    for (let i = 0; i < 2; i++) expect(await deriveLater(one, "c", later)).toBe("later");
    expect(later).toHaveBeenCalledTimes(1);
  });

  it("is a source itself, with the age of the one it comes from", () => {
    const one = source();
    const first = deriveSource(one, "first", (value) => value.slice(0, 1));
    expect(first).toMatchObject({ value: [1], age: 7 });
    const compute = vi.fn<() => string>(() => "of the first");
    derive(first, "a", compute);
    derive(
      deriveSource(one, "first", () => []),
      "a",
      compute,
    );
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("is not kept where the source keeps nothing, or when it fails", async () => {
    const compute = vi.fn<() => Promise<string>>(async () => "computed");
    for (let i = 0; i < 2; i++) await deriveLater({ value: 1 }, "a", compute);
    expect(compute).toHaveBeenCalledTimes(2);
    const one = source();
    await expect(deriveLater(one, "a", () => Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    expect(await deriveLater(one, "a", compute)).toBe("computed");
  });
});
