import { Link } from "react-router";
import { FEATURE } from "../content/features/words.ts";
import type { FeaturePage } from "../content/features/page.ts";
import { FEATURES_MENU } from "../content/frame/navigation.ts";
import { SITE } from "../content/site.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** The end of a feature page: the invitation and related features. */
export function Related({ page }: { page: FeaturePage }) {
  const site = useSite();
  const items = FEATURES_MENU.items.filter((item) =>
    page.related.some((path) => path === item.path),
  );
  return (
    <section className="border-t border-line bg-surface">
      <div className="wrap grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[5fr_6fr]">
        <div>
          <h2 className="title-2">{FEATURE.try}</h2>
          <p className="mt-3 prose text-muted">{FEATURE.free}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonAnchor href={site.inviteUrl} external variant="primary">
              {SITE.invite}
            </ButtonAnchor>
            <ButtonLink to="/contact" variant="ghost">
              {FEATURE.ask}
            </ButtonLink>
          </div>
        </div>
        <nav aria-label={FEATURE.related}>
          <ul className="divide-y divide-line border-y border-line">
            {items.map((item) => (
              <li key={item.path}>
                <Link
                  to={item.path}
                  prefetch="intent"
                  className="group flex items-center gap-4 rounded-sm py-3.5 focus-ring"
                >
                  <Icon name={item.icon} className="size-5 shrink-0 text-accent-light" />
                  <span className="min-w-0 grow">
                    <span className="block font-600 text-text group-hover:text-accent-light">
                      {item.title}
                    </span>
                    <span className="block text-sm text-muted">{item.description}</span>
                  </span>
                  <Icon name="arrow-right" className="size-4 shrink-0 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
