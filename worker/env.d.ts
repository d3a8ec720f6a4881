/** Cloudflare's default cache, which the browser's types lack. */
interface CacheStorage {
  readonly default: Cache;
}

declare namespace Cloudflare {
  interface Env {
    CACHE: KVNamespace;
    SESSIONS: KVNamespace;
    DB: D1Database;
  }

  interface GlobalProps {
    mainModule: typeof import("./index.ts");
  }
}

/** The pages of further languages, by path prefix (vite/other-languages.ts). */
declare module "virtual:other-languages" {
  const renderers: [prefix: string, renderer: import("./context/renderer.ts").Renderer][];
  export default renderers;
}
