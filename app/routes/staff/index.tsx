import { replace } from "react-router";
import { PRODUCT } from "../../content/site.ts";

export function loader() {
  return replace("/staff/overview");
}

export function meta() {
  return [{ title: `${PRODUCT} - Staff` }];
}

export default function StaffIndex() {
  return null;
}
