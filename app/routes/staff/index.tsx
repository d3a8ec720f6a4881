import { replace } from "react-router";
import { hasRead } from "../../content/reads.ts";
import { PRODUCT } from "../../content/site.ts";

export function loader() {
  return replace(hasRead("activity") ? "/staff/overview" : "/staff/commands");
}

export function meta() {
  return [{ title: `${PRODUCT} - Staff` }];
}

export default function StaffIndex() {
  return null;
}
