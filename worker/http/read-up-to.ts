/** A message's body; null if larger. */
export async function readUpTo(
  message: Request | Response,
  maxBytes: number,
): Promise<Uint8Array | null> {
  if (Number(message.headers.get("Content-Length") ?? 0) > maxBytes) return leave(message);
  // In one step where the connection enforces the length: each piece costs an event loop turn.
  if (message.headers.has("Content-Length") && !message.headers.has("Content-Encoding")) {
    return new Uint8Array(await message.arrayBuffer());
  }
  const chunks: BlobPart[] = [];
  let size = 0;
  for await (const chunk of message.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) break;
    chunks.push(chunk);
  }
  if (size > maxBytes) return leave(message);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Drops the rest of a body. While a request's is unread, the runtime sends 500, not our answer. */
async function leave(message: Request | Response): Promise<null> {
  await (message instanceof Request
    ? message.body?.pipeTo(new WritableStream())
    : message.body?.cancel());
  return null;
}
