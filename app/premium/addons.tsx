import type { Premium } from "../content/brand-schema.ts";
import { PREMIUM } from "../content/premium.ts";
import { priceText } from "../content/prices.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";

/** The addons, a card of one line each. */
export function Addons({ addons, text }: { addons: Premium["addons"]; text: string }) {
  const site = useSite();
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="title-2">{PREMIUM.addons}</h2>
        <p className="mt-3 prose text-muted">{text}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {addons.map((addon) => (
          <li
            key={addon.name}
            className="grid card grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-5 py-4 sm:gap-x-6 sm:grid-cols-[10rem_1fr_auto_auto]"
          >
            <h3 className="font-600 text-text">{addon.name}</h3>
            <p className="col-span-2 text-sm text-muted sm:col-span-1 sm:text-base">
              {addon.contains}
            </p>
            <p className="col-start-2 row-start-1 text-end font-600 text-text tabular-nums sm:col-start-auto sm:row-start-auto">
              {priceText(addon.price)}
              <Period of={addon} />
            </p>
            <ButtonAnchor
              href={site.supportUrl}
              external
              size="sm"
              variant="secondary"
              className="col-span-2 justify-self-start whitespace-nowrap sm:col-span-1"
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

/** How often it is paid, where that is not once. */
function Period({ of: { period = "once" } }: { of: Premium["addons"][number] }) {
  return period === "once" ? null : (
    <span className="font-400 text-muted">{` ${PREMIUM.periods[period]}`}</span>
  );
}
