/** A worker's inspector, as `RuntimeOptions.inspector` opens it. */
export interface Inspector {
  /** Bytes that the isolate holds after garbage collection, buffers included. */
  heap: () => Promise<number>;
  close: () => void;
}

/** The Chrome DevTools Protocol's answer to a command. */
interface Reply {
  id: number;
  result?: { usedSize?: number; backingStorageSize?: number };
  error?: { message: string };
}

/** Objects die in turns: a finalizer's are free only after the next collection. */
const COLLECTIONS = 3;

/**
 * Connects to a worker's inspector. `wake` sends the worker a request: an idle one runs commands
 * only with the next request. @throws Error without an inspector
 */
export async function inspect(
  url: URL,
  worker: string,
  wake: () => Promise<unknown>,
): Promise<Inspector> {
  const socket = new WebSocket(new URL(`/core:user:${worker}`, url));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`No inspector of ${worker}`)), {
      once: true,
    });
  });
  let last = 0;

  function post(method: string): Promise<NonNullable<Reply["result"]>> {
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      const heard = new AbortController();
      socket.addEventListener(
        "message",
        ({ data }) => {
          const reply: Reply = JSON.parse(String(data));
          if (reply.id !== id) return;
          heard.abort();
          if (reply.error) reject(new Error(`${method}: ${reply.error.message}`));
          else resolve(reply.result ?? {});
        },
        { signal: heard.signal },
      );
      socket.addEventListener("close", () => reject(new Error(`${method}: closed`)), {
        signal: heard.signal,
      });
      socket.send(JSON.stringify({ id, method }));
    });
  }

  async function send(method: string): Promise<NonNullable<Reply["result"]>> {
    const answered = post(method);
    for (;;) {
      const result = await Promise.race([answered, wake().then(() => null)]);
      if (result) return result;
    }
  }

  return {
    async heap() {
      // The inspector keeps the last thousand log lines.
      await send("Runtime.discardConsoleEntries");
      for (let i = 0; i < COLLECTIONS; i++) await send("HeapProfiler.collectGarbage");
      const { usedSize, backingStorageSize } = await send("Runtime.getHeapUsage");
      if (usedSize === undefined) throw new Error("The inspector tells no heap");
      return usedSize + (backingStorageSize ?? 0);
    },
    close: () => socket.close(),
  };
}
