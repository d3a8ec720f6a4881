import { createContext, use } from "react";

/** The card of the page being rendered, as JSON: on the server alone, where its loader wrote one. */
export const LinkCardJson = createContext<string | null>(null);

/** Last in the head, and only in the server's HTML: crawlers run no script, so browsers carry no card. */
export function LinkCardScript() {
  const json = use(LinkCardJson);
  if (json === null) return null;
  return (
    <script id="discord:component-embed" type="application/json">
      {json}
    </script>
  );
}
