import { Link } from "react-router";
import type { Premium } from "../content/brand-schema.ts";
import { LEGAL_LINKS } from "../content/frame/legal-links.static.ts";
import { PREMIUM } from "../content/premium.ts";
import { Icon } from "../ui/icon.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Addons } from "./addons.tsx";
import { Comparison } from "./comparison.tsx";
import { Plans } from "./plans.tsx";

export function PremiumView({ premium }: { premium: Premium }) {
  return (
    <div className="page-body">
      <PageHeader title={PREMIUM.title} description={premium.intro} />
      <div className="flex flex-col gap-16 md:gap-20">
        <div className="flex flex-col gap-6">
          <Plans plans={premium.plans} />
          <RefundRule
            text={[premium.plansNote, premium.buyHint, premium.refund].filter(Boolean).join(" ")}
          />
        </div>
        <Comparison plans={premium.plans} perks={premium.perks} />
        {premium.addons.length > 0 && <Addons addons={premium.addons} text={premium.addonsText} />}
        {premium.benefits.length > 0 && <Benefits benefits={premium.benefits} />}
      </div>
    </div>
  );
}

/** Beside the purchase buttons, so that buyers see it before paying. */
function RefundRule({ text }: { text: string }) {
  const policy = LEGAL_LINKS.find(({ path }) => path === "/refund");
  return (
    <aside className="flex gap-3 rounded-lg border border-line px-4 py-3.5 text-sm text-muted">
      <Icon name="info" className="mt-0.5 size-4 shrink-0 text-accent-light" />
      <p>
        {text}{" "}
        {policy && (
          <Link to={policy.path} lang={policy.language} className="link">
            {policy.title}
          </Link>
        )}
      </p>
    </aside>
  );
}

function Benefits({ benefits }: Pick<Premium, "benefits">) {
  return (
    <section aria-label={PREMIUM.benefits} className="border-t border-line pt-12">
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-[4fr_3fr_3fr]">
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <Icon name={benefit.icon} className="size-6 text-accent-light" />
            <h2 className="mt-3 font-display text-lg font-bold text-text">{benefit.title}</h2>
            <p className="mt-1.5 text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
