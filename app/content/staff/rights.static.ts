import { brand } from "#brand";
import type { StaffRights } from "../../contract/staff-pages.ts";

export const staffRights: StaffRights = brand.staffPages ?? {};

const [highest] = brand.ranks;

/** The ranks whose menu has a page. Unless the brand says otherwise, health is there for the rank that can act. */
export const menuRights: StaffRights = {
  ...(highest && { health: [highest.rank] }),
  ...brand.staffPages,
};
