import { rmSync } from "node:fs";
import { tmpdir } from "node:os";

/**
 * Ends this worker with the run, also where Ctrl-C ends it. Vitest leaves its workers, and while tests run it replaces
 * `process.exit`, by which playwright and miniflare would end theirs; what they do at the exit ends the browser and the
 * runtime.
 */
const KEY = Symbol.for("haven.ends-with-run");
if (process.connected && !Reflect.has(process, KEY)) {
  Reflect.set(process, KEY, true);
  process.once("disconnect", () => {
    try {
      process.emit("exit", 1);
      // What they still wrote after the run had emptied its folder.
      rmSync(tmpdir(), { recursive: true, force: true, maxRetries: 5 });
    } finally {
      process.kill(process.pid, "SIGKILL");
    }
  });
}
