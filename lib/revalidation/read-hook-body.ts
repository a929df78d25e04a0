/** A list of as many changes as may be told at once takes about a tenth of this. */
const MAX_BYTES = 256 * 1024;

/** The text of a request's body; null when it is longer than any that is meant. Nobody is known yet, so no more is read. */
export async function readHookBody(request: Request): Promise<string | null> {
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
