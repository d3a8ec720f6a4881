import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { AVATARS } from "../content/team.ts";
import { Button } from "../ui/button.tsx";
import { TextInput } from "../ui/field.tsx";
import { searchedUser } from "./history.ts";

/** Search by user ID. Without script the form is sent to the loader, which redirects. */
export function AvatarSearch() {
  const navigate = useNavigate();
  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get("user");
    const user = searchedUser(typeof query === "string" ? query : null);
    if (user) void navigate(`/avatars/${encodeURIComponent(user)}`);
  }
  return (
    <form
      action="/avatars"
      method="get"
      role="search"
      onSubmit={go}
      className="flex max-w-xl gap-2"
    >
      <TextInput
        type="search"
        name="user"
        aria-label={AVATARS.searchLabel}
        placeholder={AVATARS.search}
        autoComplete="off"
        className="flex-1"
      />
      <Button type="submit" variant="primary" icon="search">
        {AVATARS.submit}
      </Button>
    </form>
  );
}
