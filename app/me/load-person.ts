import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "../loaders/context.ts";

/** The loader of pages about the signed-in person; the worker sends what asks for the person as `private, no-store`. */
export async function loadPerson(context: Readonly<RouterContextProvider>) {
  const person = await context.get(pageContext).person();
  return data({ person }, { status: person === "unavailable" ? 503 : 200 });
}
