import type { Decoded } from "../../contract/decode.ts";
import { now, type Times } from "../clock.ts";
import { jsonOf, request } from "./request.ts";
import { withRetries } from "./retries.ts";

/** Something that the browser reads from the worker. The rows of the bot's reads (contract/endpoints.ts) are such, too. */
export interface Endpoint<Args extends readonly string[], T> {
  path(this: void, ...args: Args): string;
  /** @throws ShapeError for a wrong answer */
  decode(this: void, answer: unknown): Decoded<T>;
  /** What is posted; without it the read is a GET. */
  body?(this: void, ...args: Args): object;
  /** Milliseconds after which a read is given up. */
  timeout?: number;
  /** Pauses before further attempts after passing failures, in ms. */
  pauses?: readonly number[];
  /** Which of these failures end the attempts. */
  isFinal?(this: void, error: unknown): boolean;
}

/** An answer, with the arguments it was read for. */
export interface Answer<Args extends readonly string[], T> extends Times {
  args: Args;
  value: T;
}

/**
 * Makes one read from the browser, with further attempts where the endpoint has some.
 * @throws RequestError, TimeoutError or TypeError as `request` does; ShapeError for a wrong answer
 */
export async function read<Args extends readonly string[], T>(
  endpoint: Endpoint<Args, T>,
  args: NoInfer<Args>,
): Promise<Answer<Args, T>> {
  const { path, decode, body, timeout, pauses = [], isFinal } = endpoint;
  return withRetries(
    async () => {
      const posted = body && ({ method: "POST", body: body(...args) } as const);
      const response = await request(path(...args), { timeout, ...posted });
      const { value } = decode(await jsonOf(response));
      const at = now();
      const age = Math.max(0, Number(response.headers.get("X-Data-Age")) || 0);
      return { args, value, asOf: at - age * 1_000, at };
    },
    { pauses, isFinal },
  );
}
