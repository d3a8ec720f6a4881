import { joined } from "../http/read-up-to.ts";

/** A body beyond its limit is read on to here: the runtime answers 500 in place of a 413 while one is unread. */
const MOST_DRAINED = 64 * 1024 * 1024;

/** The body of a request; null for one of more than `most` bytes. */
export async function readPush(request: Request, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_DRAINED) break;
    if (size <= most) chunks.push(chunk);
  }
  if (size > most) return null;
  return joined(chunks, size);
}
