import { rmSync } from "node:fs";
import { tmpdir } from "node:os";

/**
 * Ends this worker with the run, even by Ctrl-C. Vitest leaves its workers, and during tests it
 * replaces the `process.exit` with which playwright and miniflare would end browser and runtime.
 */
const KEY = Symbol.for("haven.ends-with-run");
if (process.connected && !Reflect.has(process, KEY)) {
  Reflect.set(process, KEY, true);
  process.once("disconnect", () => {
    try {
      process.emit("exit", 1);
      // Their last writes, after the run emptied its folder.
      rmSync(tmpdir(), { recursive: true, force: true, maxRetries: 5 });
    } finally {
      process.kill(process.pid, "SIGKILL");
    }
  });
}
