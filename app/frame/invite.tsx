import { SITE } from "../content/site.ts";
import { useSiteIfKnown } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";

/** The way to the bot, on every page. /invite leads there where the site's settings are not known. */
export function Invite({ className }: { className?: string }) {
  const href = useSiteIfKnown()?.inviteUrl ?? "/invite";
  return (
    <ButtonAnchor href={href} external variant="primary" className={className}>
      {SITE.invite}
    </ButtonAnchor>
  );
}
