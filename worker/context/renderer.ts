import type { PageServices } from "../../app/loaders/context.ts";

/** The pages of one language. */
export interface Renderer {
  /** Renders a page or its data. */
  site: (request: Request, services: PageServices) => Promise<Response>;
  /** Whether a page of its own is at a path, which begins with the language's prefix. */
  isPage: (path: string) => Promise<boolean>;
}
