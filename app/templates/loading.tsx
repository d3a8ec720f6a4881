import { TEMPLATE_SKELETONS } from "../content/templates.ts";
import { SkeletonCards } from "../ui/skeleton.tsx";

/** What stands in place of the templates while they load: six cards (§9). */
export function LoadingTemplates() {
  return (
    <div aria-busy="true">
      <div className="h-11 rounded-control bg-surface" />
      <SkeletonCards
        count={TEMPLATE_SKELETONS}
        className="mt-12 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
        cardClassName="h-91"
      />
    </div>
  );
}
