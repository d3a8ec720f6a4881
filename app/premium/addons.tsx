import type { Premium } from "../content/brand-schema.ts";
import { PREMIUM } from "../content/premium.ts";
import { priceText } from "../content/prices.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";

/** The addon cards. */
export function Addons({ addons, text }: { addons: Premium["addons"]; text: string }) {
  const site = useSite();
  return (
    <section>
      <h2 className="title-2">{PREMIUM.addons}</h2>
      <p className="mt-2 prose text-muted">{text}</p>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
        {addons.map((addon) => (
          <li key={addon.name} className="card flex flex-col p-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="title-3 min-w-0 wrap-anywhere">{addon.name}</h3>
              <p className="font-600 text-text tabular-nums">
                {priceText(addon.price)}
                <Period of={addon} />
              </p>
            </div>
            <p className="mt-1 mb-5 text-muted">{addon.contains}</p>
            <ButtonAnchor
              href={site.supportUrl}
              external
              size="sm"
              variant="secondary"
              className="mt-auto self-start px-6"
            >
              {PREMIUM.buy}
              <span className="sr-only">{` ${addon.name} ${PREMIUM.inServer}`}</span>
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How often it is paid, unless once. */
function Period({ of: { period = "once" } }: { of: Premium["addons"][number] }) {
  return period === "once" ? null : (
    <span className="font-400 text-muted">{` ${PREMIUM.periods[period]}`}</span>
  );
}
