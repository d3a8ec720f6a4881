import type { PageServices } from "../../app/loaders/context.ts";

/** The pages of one language. */
export interface Renderer {
  /** Renders a page or its data. */
  site: (request: Request, services: PageServices) => Promise<Response>;
  /** Whether a path, which includes the language's prefix, is a page. */
  isPage: (path: string) => Promise<boolean>;
}
