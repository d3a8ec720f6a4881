/** The platform's own cache, which the browser's types do not know. */
interface CacheStorage {
  readonly default: Cache;
}

declare namespace Cloudflare {
  interface Env {
    CACHE: KVNamespace;
    SESSIONS: KVNamespace;
  }
}

declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import("./index.ts");
  }
}
