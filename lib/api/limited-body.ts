import 'server-only';

/** The text of a request's body; null if it is longer than `maxBytes`: no more is read of what anybody may send. */
export async function limitedBody(request: Request, maxBytes: number): Promise<string | null> {
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
