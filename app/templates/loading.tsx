import { TEMPLATE_SKELETONS } from "../content/template-categories.ts";
import { Skeleton, SkeletonCards } from "../ui/skeleton.tsx";

/** Placeholders of the controls and of six cards. */
export function LoadingTemplates() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <div className="h-5" />
      <SkeletonCards
        count={TEMPLATE_SKELETONS}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
        cardClassName="h-89"
      />
    </div>
  );
}
