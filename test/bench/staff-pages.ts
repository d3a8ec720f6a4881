import { gzipSync } from "node:zlib";
import { NORMAL } from "../../worker/local/seed/sizes.ts";
import { startBuiltSite } from "../support/built-site.ts";
import { signIn } from "../support/sign-in.ts";

/** Rows of the list, and events of the look-up. */
const ROWS = 20_000;
/** Has that many transactions in this world. */
const TRADER = "1002235910335522599";
const VISITS = 15;
const WARM_UP = 10;

/** A page of the staff area, and what it may cost at most. */
interface StaffPage {
  name: string;
  path: string;
  /** Bytes of the answer, compressed. */
  mostGzip?: number;
  /** Milliseconds until the answer is read. */
  mostWall?: number;
  /** Milliseconds of processor time. */
  mostCpu?: number;
}

const PAGES: readonly StaffPage[] = [
  { name: "list, document", path: "/staff/blacklist/user/user", mostGzip: 60 * 1024 },
  { name: "list, next page", path: "/staff/blacklist/user/user.data?page=2", mostWall: 150 },
  { name: "look-up, second page", path: `/staff/lookup.data?id=${TRADER}&page=2`, mostCpu: 50 },
];

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Visits pages of 20,000 rows one after the other. Returns whether each keeps within its bounds. */
export async function measureStaffPages(say: (line: string) => void): Promise<boolean> {
  const sizes = { ...NORMAL, blacklist: ROWS, economyLogs: ROWS };
  const site = await startBuiltSite({ sizes });
  say(`\nStaff pages of ${ROWS} rows: bytes (gzip), ms, and ms of processor time`);
  let holds = true;
  try {
    const Cookie = await signIn(site.origin, site.world, "Developer");
    for (const { name, path, mostGzip, mostWall, mostCpu } of PAGES) {
      const visit = async () => {
        const answer = await fetch(site.origin + path, { headers: { Cookie } });
        if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
        return answer.arrayBuffer();
      };
      for (let i = 0; i < WARM_UP; i += 1) await visit();
      const walls: number[] = [];
      const before = site.runtime.cpu();
      for (let i = 0; i < VISITS; i += 1) {
        const start = performance.now();
        await visit();
        walls.push(performance.now() - start);
      }
      const after = site.runtime.cpu();
      const cpu = before === null || after === null ? null : (after - before) / VISITS;
      const body = await visit();
      const figures = [
        { value: gzipSync(new Uint8Array(body)).byteLength, most: mostGzip },
        { value: middle(walls), most: mostWall },
        { value: cpu, most: mostCpu },
      ];
      const columns = figures.map(({ value, most }) => {
        const isTooMuch = most !== undefined && value !== null && value > most;
        if (isTooMuch) holds = false;
        const bound = most === undefined ? "" : ` (${isTooMuch ? "ABOVE" : "≤"} ${most})`;
        return `${value?.toFixed(0) ?? "?"}${bound}`.padStart(20);
      });
      say(`${name.padEnd(22)}${String(body.byteLength).padStart(9)}${columns.join("")}`);
    }
  } finally {
    await site.stop();
  }
  return holds;
}
