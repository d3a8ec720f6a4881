import { lazyPart } from "../../page-load/lazy-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The message; its markdown and emoji are a tenth of a page's scripts. The server draws it. */
export const PreviewMessage = lazyPart(
  () => import("./message.tsx"),
  <Skeleton className="h-48" />,
);
