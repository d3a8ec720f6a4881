import { brand } from "#brand";
import type { StaffRights } from "../../contract/staff-pages.ts";

const [highest] = brand.ranks;

/** Unless the brand says otherwise, health is for the highest rank, which can act on it. */
export const staffRights: StaffRights = {
  ...(highest && { health: [highest.rank] }),
  ...brand.staffPages,
};
