import { stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isUnchanged } from '../contract/http/etag.ts';
import { parseRange, type ByteRange } from './byte-range.ts';

export type FileSettings = {
  readonly path: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Answers to ranges; for media that are seeked in. */
  readonly acceptRanges?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a request for a file is answered: its head, and the part of the file that follows, null for none. */
export type FileAnswer = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: { readonly path: string; readonly range: ByteRange | null } | null;
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A range asked for under a condition that no longer holds is answered with the whole file. */
function rangeHeader({ headers }: IncomingMessage, etag: string, modified: string): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag || condition === modified ? headers.range : undefined;
}

/**
 * What to answer for a file of the disk: ETag, conditional requests and byte ranges are looked at.
 * @returns the answer, or null when there is no such file
 */
export async function fileAnswer(
  request: IncomingMessage,
  settings: FileSettings,
): Promise<FileAnswer | null> {
  const facts = await stat(settings.path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!facts?.isFile()) return null;
  const etag = `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"`;
  const modified = facts.mtime.toUTCString();
  const headers: OutgoingHttpHeaders = {
    ETag: etag,
    'Last-Modified': modified,
    'Cache-Control': settings.cacheControl,
    'Content-Type': settings.contentType,
    ...(settings.acceptRanges ? { 'Accept-Ranges': 'bytes' } : {}),
    ...settings.headers,
  };
  if (isUnchanged(request.headers['if-none-match'], etag)) return { status: 304, headers, body: null };
  const asked = settings.acceptRanges ? rangeHeader(request, etag, modified) : undefined;
  const range = parseRange(asked, facts.size);
  const { path } = settings;
  if (range === 'whole') {
    return {
      status: 200,
      headers: { ...headers, 'Content-Length': facts.size },
      body: { path, range: null },
    };
  }
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${facts.size}` }, body: null };
  }
  const part = {
    'Content-Length': range.end - range.start + 1,
    'Content-Range': `bytes ${range.start}-${range.end}/${facts.size}`,
  };
  return { status: 206, headers: { ...headers, ...part }, body: { path, range } };
}
