import { expect, it } from "vitest";
import { advance } from "../support/runtime-setup.ts";
import { beginSignIn, cookiesOf, signIn, visitAs } from "../support/site.ts";

it("a person signs in 30 times a day at most, and again on the next one", async () => {
  const finish = async (path = "/") => {
    const { cookie, callback } = await beginSignIn("Supporter", path);
    return visitAs(cookie, callback.pathname + callback.search);
  };
  for (let i = 0; i < 30; i++) await signIn("Supporter");
  const refused = await finish();
  expect(refused.headers.get("Location")).toBe("/?signin=too-many");
  expect(cookiesOf(refused)["__Host-session"]).toBeUndefined();
  expect((await finish("/de/team")).headers.get("Location")).toBe("/de?signin=too-many");
  await signIn("Moderator");
  advance(86_400);
  expect(cookiesOf(await finish())["__Host-session"]).toBeTruthy();
});
