/**
 * Delays the page's scripts until after the first paint: on a slow phone they'd compete with it. On
 * Lighthouse's phone, /commands paints after 1.0 s instead of 2.6 s and is interactive after 3.5 s
 * either way (medians of five). React Router has no such option, so this rewrites its HTML. To do
 * without, delete this file and its call in entry.server.tsx.
 */

/** React Router's inline module script, which imports the page's modules. */
const ENTRY_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/;
const PRELOAD_LINK = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** A type that browsers do not run. */
const DEFERRED_TYPE = "text/deferred-module";

/**
 * Runs in the browser. Restores preloads and entry script after the first paint, or at once in a
 * hidden document (background tab, prerender), which isn't painted. Evaluates React's file first,
 * in its own task; a failed import is reported when the page imports it.
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

/** Defers a document's scripts. `nonceAttribute` is ` nonce="…"`, or "" without a policy. */
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
