import * as v from "valibot";
import { userData } from "../contract/person.ts";
import type { Names } from "./use-names.ts";

const names = v.record(v.string(), v.nullable(userData));

/** The people GET /api/staff/users tells of, by id. @throws ValiError for anything else */
export function readNames(answer: unknown): Names {
  return v.parse(names, answer);
}
