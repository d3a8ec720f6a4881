import { data, replace } from "react-router";
import { firstPageFor } from "../../content/staff/navigation.ts";
import { PRODUCT } from "../../content/site.ts";
import { healthContext } from "../../loaders/context.ts";
import type { Route } from "./+types/index";

export function loader({ context }: Route.LoaderArgs) {
  const { rank } = context.get(healthContext).viewer;
  const path = firstPageFor(rank ?? "");
  if (path === null) throw data(null, { status: 403 });
  return replace(path);
}

export function meta() {
  return [{ title: `${PRODUCT} - Staff` }];
}

export default function StaffIndex() {
  return null;
}
