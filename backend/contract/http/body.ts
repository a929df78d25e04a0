import { say } from '../../words/sentences.ts';
import { Failure } from '../failure.ts';

const MEGABYTE = 1024 * 1024;

/** Largest body of a call that does not say otherwise, in bytes. */
export const MAX_BODY_BYTES = MEGABYTE;

/**
 * Reads a request's body as text.
 * @throws Failure 413 above `maxBytes`; TypeError for bytes that are no UTF-8
 */
export async function limitedText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new Failure(413, say('call.tooLarge', { max: Math.round(maxBytes / MEGABYTE) }));
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  if (!request.body) return text;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Reads a JSON object from a request's body.
 * @throws Failure 415 for another type, 413 above `maxBytes`, 400 for anything that is not a JSON object.
 */
export async function jsonBody(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure(415, 'Send the request body as application/json.');
  try {
    const value: unknown = JSON.parse((await limitedText(request, maxBytes)) || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(400, 'The request body is not valid JSON.');
  }
  throw new Failure(400, 'The request body must be a JSON object.');
}
