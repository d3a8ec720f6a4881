/** The body of a message; null for one of more bytes, whose rest is not read. */
export async function readUpTo(
  message: Request | Response,
  maxBytes: number,
): Promise<Uint8Array | null> {
  if (Number(message.headers.get("Content-Length") ?? 0) > maxBytes) {
    await message.body?.cancel();
    return null;
  }
  // At once, where the connection keeps the length it has announced: each piece costs a turn of the event loop.
  if (message.headers.has("Content-Length") && !message.headers.has("Content-Encoding")) {
    return new Uint8Array(await message.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of message.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return joined(chunks, size);
}

/** The pieces of a body of `size` bytes as one. */
function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
