import { brand } from "#brand";
import type { StaffRights } from "../../contract/staff-pages.ts";

export const staffRights: StaffRights = brand.staffPages ?? {};

const [highest] = brand.ranks;

/** Which ranks have a page in their menu. By default, health is for the rank that can act. */
export const menuRights: StaffRights = {
  ...(highest && { health: [highest.rank] }),
  ...brand.staffPages,
};
