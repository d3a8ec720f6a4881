/**
 * Scores a running site's pages with the MDN HTTP Observatory's own tests, without asking its service.
 * The package brings a server, a database driver and a crash reporter along, so it is no dependency:
 *
 *   npm install --prefix /tmp/observatory @mdn/mdn-http-observatory@1.4.8
 *   npx node test/tools/observatory.ts /tmp/observatory http://localhost:8787
 *
 * Start the site with an https SITE_URL and AVATAR_CDN_URL: on a local one, pictures may come over http,
 * which costs 20 points. Its answers are read as if they had come by https. Exits 1 below 125.
 */
import { existsSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { PUBLIC_PATHS } from "../support/paths.ts";

const LEAST = 125;
const HOST = "haven.example";

interface Result {
  result: string | null;
  pass: boolean;
}

interface Observatory {
  tests: ((requests: object) => Result)[];
  modifierOf: (result: string) => number;
  gradeOf: (score: number) => { grade: string; score: number };
  Requests: new (host: string) => Record<string, Record<string, unknown>>;
  Session: new (url: URL) => object;
  AxiosHeaders: new (headers: Record<string, string | string[]>) => object;
  equivalentsOf: (html: string, base: string) => unknown;
}

// oxlint-disable typescript/no-unsafe-type-assertion -- the package is loaded by path and has no types here
async function load(prefix: string): Promise<Observatory> {
  const from = (path: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(`${prefix}/node_modules/${path}`).href);
  const source = "@mdn/mdn-http-observatory/src";
  const constants = await from(`${source}/constants.js`);
  const grader = await from(`${source}/grader/grader.js`);
  const types = await from(`${source}/types.js`);
  const session = await from(`${source}/retriever/session.js`);
  const utils = await from(`${source}/retriever/utils.js`);
  const axios = await from("axios/index.js");
  return {
    tests: constants.ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
    Requests: types.Requests,
    Session: session.Session,
    AxiosHeaders: axios.AxiosHeaders,
    equivalentsOf: utils.parseHttpEquivHeaders,
  } as Observatory;
}
// oxlint-enable typescript/no-unsafe-type-assertion

/** One page's score, and the tests that it did not pass. */
async function score(observatory: Observatory, address: string) {
  const { tests, modifierOf, gradeOf, Requests, Session, AxiosHeaders } = observatory;
  const answer = await fetch(address, { redirect: "manual" });
  const html = await answer.text();
  const url = new URL(new URL(address).pathname, `https://${HOST}`);
  const response = {
    headers: new AxiosHeaders({
      ...Object.fromEntries(answer.headers),
      "set-cookie": answer.headers.getSetCookie(),
    }),
    request: { headers: new AxiosHeaders({}) },
    status: answer.status,
    verified: true,
    data: html,
    httpEquiv: observatory.equivalentsOf(html, url.href),
  };
  const requests = new Requests(HOST);
  requests.resources = { path: html };
  requests.responses = {
    auto: response,
    cors: response,
    http: response,
    https: response,
    // The platform sends http to https.
    httpRedirects: [
      { url: new URL(`http://${HOST}${url.pathname}`), status: 301 },
      { url, status: answer.status },
    ],
    httpsRedirects: [{ url, status: answer.status }],
  };
  Object.assign(requests, { session: new Session(url) });

  const results = tests.map((test) => test(requests));
  const modifiers = results.map(({ result }) => (result === null ? 0 : modifierOf(result)));
  const lost = modifiers.filter((modifier) => modifier < 0).reduce((sum, n) => sum + n, 100);
  const all = modifiers.reduce((sum, n) => sum + n, 100);
  // The scorer's own rule: extras count from 90 on.
  const { grade, score: points } = gradeOf(lost >= 90 ? all : lost);
  return { grade, points, failed: results.filter(({ pass }) => !pass).map(({ result }) => result) };
}

const [prefix, site] = process.argv.slice(2);
if (!prefix || !site) throw new Error("usage: observatory.ts <where the package is> <site>");
// The list of preloaded hosts, which the package would download; ours is on none.
const preloaded = `${prefix}/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json`;
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
const observatory = await load(prefix);
let least = Infinity;
for (const path of [...PUBLIC_PATHS, "/no/such/page", "/discord", "/epicgames/Fortnite"]) {
  const { grade, points, failed } = await score(observatory, site + path);
  least = Math.min(least, points);
  process.stdout.write(`${points} ${grade}  ${path} ${failed.join(" ")}\n`);
}
process.stdout.write(`Lowest: ${least}\n`);
process.exitCode = least >= LEAST ? 0 : 1;
