import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { isUnchanged } from '../contract/http/answer.ts';
import { parseRange, type ByteRange } from './byte-range.ts';

export type FileAnswerSettings = {
  readonly path: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Answers to ranges; for media that are seeked in. */
  readonly acceptRanges?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function stream(path: string, range: ByteRange | null): ReadableStream<Uint8Array> {
  const file = createReadStream(path, range ?? {});
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}

/** A range asked for under a condition that no longer holds is answered with the whole file. */
function rangeHeader(request: Request, etag: string, modified: string): string | null {
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag && condition !== modified) return null;
  return request.headers.get('range');
}

/**
 * Answers a file of the disk as a stream, with ETag, conditional requests and byte ranges.
 * @returns the answer, or null when there is no such file
 */
export async function fileAnswer(request: Request, settings: FileAnswerSettings): Promise<Response | null> {
  const facts = await stat(settings.path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!facts?.isFile()) return null;
  const etag = `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"`;
  const modified = facts.mtime.toUTCString();
  const headers: Record<string, string> = {
    ETag: etag,
    'Last-Modified': modified,
    'Cache-Control': settings.cacheControl,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(settings.acceptRanges ? { 'Accept-Ranges': 'bytes' } : {}),
    ...settings.headers,
  };
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  headers['Content-Type'] = settings.contentType;
  const range = settings.acceptRanges ? parseRange(rangeHeader(request, etag, modified), facts.size) : 'whole';
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${facts.size}` } });
  }
  const part = range === 'whole' ? null : range;
  const length = part ? part.end - part.start + 1 : facts.size;
  const body = request.method === 'HEAD' || length === 0 ? null : stream(settings.path, part);
  headers['Content-Length'] = String(length);
  if (part) headers['Content-Range'] = `bytes ${part.start}-${part.end}/${facts.size}`;
  return new Response(body, { status: part ? 206 : 200, headers });
}
