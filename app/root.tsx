import familjen from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { use, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import type { Route } from "./+types/root";
import { ink } from "./content/facts.static.ts";
import { FRAME } from "./content/frame/frame.ts";
import { UI } from "./content/ui.ts";
import { direction, prefix } from "./content/language.static.ts";
import { LANGUAGE } from "./format/language.ts";
import { forgetPress, PressAgain } from "./live/press-again.tsx";
import { surviveTranslators } from "./live/translated-pages.ts";
import { pageContext, type RootData } from "./loaders/context.ts";
import { Crash } from "./frame/crash.tsx";
import { Frame } from "./frame/frame.tsx";
import { REQUEST_ID_ATTRIBUTE, RequestId, useRequestId } from "./page-load/request-id.ts";
import { page } from "./seo/meta.ts";

// entry.server.tsx inlines the styles; in development this import keeps them current.
if (import.meta.env.DEV) void import("./app.css");

if (!import.meta.env.SSR) surviveTranslators();

export function loader({ context }: Route.LoaderArgs): RootData {
  return { site: context.get(pageContext).site };
}

/** Root data doesn't change while a page is open. */
export function shouldRevalidate(): boolean {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: hanken, crossOrigin: "anonymous" },
  { rel: "preload", as: "font", type: "font/woff2", href: familjen, crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: `${prefix}/site.webmanifest` },
];

/** For error pages only: every route has its own `meta`. */
export function meta({ error, location, matches }: Route.MetaArgs) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? FRAME.missing : UI.error;
  return page(matches, {
    title,
    description: title,
    path: location.pathname,
    image: null,
    index: false,
  });
}

export function Layout({ children }: { children: ReactNode }) {
  const requestId = use(RequestId);
  return (
    // hint-script.ts marks it before hydration.
    <html
      lang={LANGUAGE}
      dir={direction}
      suppressHydrationWarning
      {...(requestId && { [REQUEST_ID_ATTRIBUTE]: requestId })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={ink} />
        <Meta />
        <Links />
      </head>
      <body onClickCapture={forgetPress} onSubmitCapture={forgetPress}>
        {children}
        <PressAgain />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <Crash error={error} requestId={useRequestId()} />
    </Frame>
  );
}
