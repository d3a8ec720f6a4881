import { useId, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { here } from "../content/addresses.ts";
import { AVATARS } from "../content/avatars.ts";
import { UI } from "../content/ui.ts";
import { idIn, isRounded } from "../contract/digits.ts";
import { Button } from "../ui/button.tsx";
import { Field, TextInput } from "../ui/field.tsx";
import { DeviceText } from "../ui/device-text.tsx";
import { pathOfUser, searchedUser } from "./history.ts";

interface AvatarSearchProps {
  /** What was searched without scripts, if it is no ID. */
  refused: string | null;
}

/** Searches by ID, mention or profile link. Without scripts, the loader does. */
export function AvatarSearch({ refused }: AvatarSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState(refused);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get("user");
    const user = searchedUser(typeof query === "string" ? query : null);
    const found = user && idIn(user, "person");
    setWrong(found ? null : user);
    if (found) void navigate(pathOfUser(found, 1));
  }

  return (
    <form
      action={here("/avatars")}
      method="get"
      role="search"
      onSubmit={search}
      className="max-w-xl"
    >
      <Field
        label={AVATARS.searchLabel}
        htmlFor={id}
        hint={<DeviceText {...AVATARS.searchHint} />}
        error={wrong === null ? null : isRounded(wrong) ? UI.roundedId : AVATARS.searchRefused}
      >
        <div className="flex flex-wrap gap-2">
          <TextInput
            id={id}
            type="search"
            name="user"
            placeholder={AVATARS.search}
            defaultValue={refused ?? ""}
            autoComplete="off"
            aria-describedby={`${id}-note`}
            aria-invalid={wrong !== null || undefined}
            className="min-w-0 flex-[1_1_6rem]"
          />
          <Button type="submit" variant="primary" icon="search">
            {AVATARS.submit}
          </Button>
        </div>
      </Field>
    </form>
  );
}
