/** A message's body; null, unread to the end, if larger. */
export async function readUpTo(
  message: Request | Response,
  maxBytes: number,
): Promise<Uint8Array | null> {
  if (Number(message.headers.get("Content-Length") ?? 0) > maxBytes) {
    await message.body?.cancel();
    return null;
  }
  // In one step where the connection enforces the length: each piece costs an event loop turn.
  if (message.headers.has("Content-Length") && !message.headers.has("Content-Encoding")) {
    return new Uint8Array(await message.arrayBuffer());
  }
  const chunks: BlobPart[] = [];
  let size = 0;
  for await (const chunk of message.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
