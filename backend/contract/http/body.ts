import { Failure } from '../failure.ts';

/** Largest body of a call, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

async function limitedText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  if (!request.body) return text;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = () => new Failure(413, 'The request body is larger than 1 MB.');

/**
 * Reads a JSON object from a request's body.
 * @throws Failure 415 for another type, 413 above 1 MB, 400 for anything that is not a JSON object.
 */
export async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure(415, 'Send the request body as application/json.');
  try {
    const value: unknown = JSON.parse((await limitedText(request)) || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(400, 'The request body is not valid JSON.');
  }
  throw new Failure(400, 'The request body must be a JSON object.');
}
