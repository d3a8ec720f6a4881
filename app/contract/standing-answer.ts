import { one } from "./decode.ts";
import { standing } from "./standing.ts";

/** The answer of GET /api/me/standing and POST /api/me/servers/standing. @throws ShapeError for any other */
export const decodeStanding = one(standing);
