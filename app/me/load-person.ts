import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "../loaders/context.ts";

/** The loader of personal pages, which the worker sends as `private, no-store`. */
export async function loadPerson(context: Readonly<RouterContextProvider>) {
  const person = await context.get(pageContext).person();
  return data({ person }, { status: person === "unavailable" ? 503 : 200 });
}
