/**
 * Delays the page's scripts until after the first paint: on a slow phone they would compete with it for
 * bandwidth and processor. Lighthouse's phone, /commands, medians of five runs in turn: first paint after 1.0
 * instead of 2.6 s, interactive after 3.5 s both ways. React Router has no option for that, so its HTML is
 * rewritten. To go without, delete this file and its call in entry.server.tsx.
 */

/** React Router's inline module script, which imports the page's modules. */
const ENTRY_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/;
const PRELOAD_LINK = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** A type that browsers do not run. */
const DEFERRED_TYPE = "text/deferred-module";

/**
 * Runs in the browser. Restores the preload links and the entry script after the first paint, or at once in
 * a document that is not visible (background tab, prerender), which is not painted. React's file is
 * evaluated before the rest, as a task of its own; a failed import is reported when the page imports it.
 */
const LOADER = `(preloads) => {
  const start = async () => {
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    for (const href of preloads) if (href.includes("/react-")) await import(href).catch(() => {});
    const deferred = document.querySelector('script[type="${DEFERRED_TYPE}"]');
    const script = Object.assign(document.createElement("script"), { type: "module", async: true });
    script.text = deferred.text;
    deferred.replaceWith(script);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}`.replaceAll(/\n\s*/g, " ");

/** The document with its scripts deferred. `nonceAttribute` is ` nonce="…"`, or "" without a policy. */
export function deferScripts(html: string, nonceAttribute: string): string {
  const preloads: string[] = [];
  return html
    .replaceAll(PRELOAD_LINK, (_link, href: string) => {
      preloads.push(href);
      return "";
    })
    .replace(ENTRY_SCRIPT, `<script${nonceAttribute} type="${DEFERRED_TYPE}">`)
    .replace(
      "</body>",
      () => `<script${nonceAttribute}>(${LOADER})(${JSON.stringify(preloads)})</script></body>`,
    );
}
