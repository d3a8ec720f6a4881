import * as v from "valibot";
import { APPEAL_KINDS, APPEAL_STATES, type OwnAppeal } from "./appeals.ts";
import { listId } from "./standing.ts";
import { one } from "./decode.ts";

const maybe = v.nullable(v.string());

/** Reads the answer of GET /api/me/appeals. @throws ShapeError */
export const decodeOwnAppeals = one<OwnAppeal[]>(
  v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(APPEAL_KINDS),
      list: v.nullable(listId),
      entry: maybe,
      server: maybe,
      target: maybe,
      state: v.picklist(APPEAL_STATES),
      at: v.string(),
      changed: v.string(),
      due: maybe,
      messages: v.array(
        v.object({ from: v.picklist(["you", "team"]), text: v.string(), at: v.string() }),
      ),
      again: maybe,
    }),
  ),
);
