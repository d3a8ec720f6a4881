import { brand } from "#brand";
import type { StaffRights } from "../../contract/staff-pages.ts";

export const staffRights: StaffRights = brand.staffPages ?? {};
