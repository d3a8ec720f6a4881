import { describe, expect, test, vi } from "vitest";
import {
  deriveSource,
  Derivation,
  type SourceDerivation,
} from "../../../app/contract/derivation.ts";

interface Result {
  text: string;
}

const source = () => ({ value: [1, 2, 3], age: 7, copy: {} });

describe("a value computed from a cached one", () => {
  test("is computed once for each computation and copy, for all who hold the copy", async () => {
    const compute = vi.fn<() => Result>(() => ({ text: "computed" }));
    const [a, b] = [new Derivation<Result>(), new Derivation<Result>()];
    const one = source();
    const first = a.of(one, compute);
    expect(a.of({ ...one }, compute)).toBe(first);
    expect(compute).toHaveBeenCalledTimes(1);
    b.of(one, compute);
    a.of(source(), compute);
    expect(compute).toHaveBeenCalledTimes(3);
    const later = vi.fn<() => Promise<Result>>(async () => ({ text: "later" }));
    const c = new Derivation<Result>();
    for (let i = 0; i < 2; i++) expect(await c.later(one, later)).toEqual({ text: "later" });
    expect(later).toHaveBeenCalledTimes(1);
  });

  test("can be a source itself, with its source's age", () => {
    const FIRST: SourceDerivation<number[]> = new Derivation();
    const one = source();
    const first = () => deriveSource(one, FIRST, () => one.value.slice(0, 1));
    expect(first()).toMatchObject({ value: [1], age: 7 });
    const compute = vi.fn<() => Result>(() => ({ text: "of the first" }));
    const ofFirst = new Derivation<Result>();
    expect(ofFirst.of(first(), compute)).toBe(ofFirst.of(first(), compute));
    expect(compute).toHaveBeenCalledTimes(1);
  });

  test("is not kept without a cached copy, or after an error", async () => {
    const compute = vi.fn<() => Promise<Result>>(async () => ({ text: "computed" }));
    const a = new Derivation<Result>();
    for (let i = 0; i < 2; i++) await a.later({ value: 1 }, compute);
    expect(compute).toHaveBeenCalledTimes(2);
    const one = source();
    await expect(a.later(one, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await a.later(one, compute)).toEqual({ text: "computed" });
  });
});
