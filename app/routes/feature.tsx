import { featurePages } from "../content/features/index.ts";
import type { FeaturePage } from "../content/features/page.ts";
import { Hero } from "../features/hero.tsx";
import { FEATURE } from "../content/features/words.ts";
import { LANGUAGE } from "../format/language.ts";
import { languageName } from "../format/language-name.ts";
import { breadcrumbs, questions } from "../seo/linked-data.ts";
import { originOf, page as seo, type SocialPicture } from "../seo/meta.ts";
import type { Route } from "./+types/feature";
import { Below } from "../features/below.tsx";

export { staticHeaders as headers } from "../page-load/headers.ts";

/** All feature pages: the route's pattern is the page's key. */
export function loader({ pattern }: Route.LoaderArgs) {
  const page = featurePages[pattern];
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** The link preview's picture: the page's first scene. */
function pictureOf({ path, title, scenes }: FeaturePage): SocialPicture {
  const label = scenes[0]?.label;
  return {
    name: path.replace("/features/", ""),
    alt: label ? `${title}: ${label}` : title,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, path, sections } = loaderData;
  const faq = sections.flatMap((section) => (section.kind === "questions" ? section.items : []));
  const linkedData = [breadcrumbs(originOf(matches), [{ title, path }])];
  if (faq.length > 0) linkedData.push(questions(faq));
  return seo(matches, { title, description, path, image: pictureOf(loaderData), linkedData });
}

export default function FeatureRoute({ loaderData }: Route.ComponentProps) {
  const language = loaderData.language === LANGUAGE ? undefined : loaderData.language;
  return (
    <>
      {language && (
        <p className="wrap pt-6 text-sm text-muted">{FEATURE.foreign(languageName(language))}</p>
      )}
      <div lang={language}>
        <Hero page={loaderData} />
        <Below page={loaderData} />
      </div>
    </>
  );
}
