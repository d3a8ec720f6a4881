import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const WORKER = resolve(import.meta.dirname, "../support/waiting-worker.ts");

interface Process {
  pid: number;
  parent: number;
}

/** What runs on this machine, without what has ended and waits for its parent. */
function processes(): Process[] {
  return readdirSync("/proc").flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : "";
    const [, state, parent] = /\) (\w) (\d+) /.exec(stat) ?? [];
    return state && state !== "Z" ? [{ pid: Number(name), parent: Number(parent) }] : [];
  });
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // It has ended since the folder was listed.
    return "";
  }
}

function childrenOf(parent: number, all: readonly Process[]): Process[] {
  const children = all.filter((item) => item.parent === parent);
  return children.concat(children.flatMap(({ pid }) => childrenOf(pid, all)));
}

// Only Linux lists its processes in files, and a machine may have no `ps`.
it.runIf(process.platform === "linux")(
  "ends a worker with its runtime and its browser when the run is interrupted",
  async () => {
    // It empties the folder at its end.
    const env = { ...process.env, TMPDIR: mkdtempSync(join(tmpdir(), "interrupted-")) };
    const worker = fork(WORKER, { env, stdio: "ignore" });
    await once(worker, "message");
    const started = childrenOf(worker.pid ?? 0, processes()).map(({ pid }) => pid);
    expect(started.length).toBeGreaterThanOrEqual(2);
    const ended = once(worker, "exit");
    worker.disconnect();
    await ended;
    await expect.poll(() => processes().filter(({ pid }) => started.includes(pid))).toEqual([]);
  },
);
