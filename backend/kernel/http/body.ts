import { msg } from '../messages/messages.ts';
import { Failure } from '../failure.ts';

const MEGABYTE = 1024 * 1024;

/** Default maximum request body, in bytes. */
export const MAX_BODY_BYTES = MEGABYTE;

/**
 * Reads a request's body as text.
 * @throws Failure 413 above `maxBytes`; TypeError for invalid UTF-8
 */
export async function limitedText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new Failure(413, msg('call.tooLarge', { max: Math.round(maxBytes / MEGABYTE) }));
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

/** Deeper than anything legitimate, and far below what would overflow a recursive check. */
const MAX_DEPTH = 64;

/** Whether objects and lists in a value are nested no deeper than `MAX_DEPTH`. */
function isShallow(value: object): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return true;
}

/**
 * Checks that a request declares its body as JSON. Only pages of an allowed origin can: browsers ask first (CORS).
 * @throws Failure 415 for another type
 */
export function checkJsonType(request: Request): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure(415, 'Send the request body as application/json.');
}

/**
 * Reads a JSON object from a request's body.
 * @throws Failure 415 for another type, 413 above `maxBytes`, 400 for anything that isn't a JSON object or is nested too deeply.
 */
export async function jsonBody(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Record<string, unknown>> {
  checkJsonType(request);
  try {
    const value: unknown = JSON.parse((await limitedText(request, maxBytes)) || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      if (!isShallow(value)) throw new Failure(400, 'The request body is nested too deeply.');
      return { ...value };
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(400, 'The request body isn’t valid JSON.');
  }
  throw new Failure(400, 'The request body must be a JSON object.');
}
