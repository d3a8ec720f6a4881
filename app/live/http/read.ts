import type { Decoded } from "../../contract/decode.ts";
import { now, type Times } from "../clock.ts";
import { jsonOf, request } from "./request.ts";
import { withRetries, type Retries } from "./retries.ts";

/** A read of the worker by the browser. The bot's reads (contract/endpoints.ts) fit it too. */
export interface Endpoint<Args extends readonly string[], T> extends Retries {
  path(this: void, ...args: Args): string;
  /** @throws ShapeError */
  decode(this: void, answer: unknown): Decoded<T>;
  /** The body of a POST; without it the read is a GET. */
  body?(this: void, ...args: Args): object;
  /** In ms. */
  timeout?: number;
}

/** An answer and the arguments it belongs to. */
export interface Answer<Args extends readonly string[], T> extends Times {
  args: Args;
  value: T;
}

/**
 * Reads once, with the endpoint's further attempts.
 * @throws RequestError, TimeoutError or TypeError as `request` does; ShapeError
 */
export async function read<Args extends readonly string[], T>(
  endpoint: Endpoint<Args, T>,
  args: NoInfer<Args>,
): Promise<Answer<Args, T>> {
  const { path, decode, body, timeout } = endpoint;
  return withRetries(async () => {
    const posted = body && ({ method: "POST", body: body(...args) } as const);
    const response = await request(path(...args), { timeout, ...posted });
    const { value } = decode(await jsonOf(response));
    const at = now();
    const age = Math.max(0, Number(response.headers.get("X-Data-Age")) || 0);
    return { args, value, asOf: at - age * 1_000, at };
  }, endpoint);
}
