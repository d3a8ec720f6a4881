import { createContext, use } from "react";

/** JSON of the page's link card. Only entry.server.tsx provides it, and only if the page has one. */
export const LinkCardJson = createContext<string | null>(null);

/** The link card's script element. Only in server-rendered HTML, as crawlers do not run scripts. */
export function LinkCardScript() {
  const json = use(LinkCardJson);
  if (json === null) return null;
  return (
    <script id="discord:component-embed" type="application/json">
      {json}
    </script>
  );
}
