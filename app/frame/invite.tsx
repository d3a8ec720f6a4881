import { SITE } from "../content/site.ts";
import { useSiteIfKnown } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";

/** The invitation on every page. Uses /invite if the site's settings are unknown. */
export function Invite({ className }: { className?: string }) {
  const href = useSiteIfKnown()?.inviteUrl ?? "/invite";
  return (
    <ButtonAnchor href={href} external variant="primary" className={className}>
      {SITE.invite}
    </ButtonAnchor>
  );
}
