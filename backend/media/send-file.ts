import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import send from 'send';
import { Failure } from '../kernel/failure.ts';
import { msg } from '../kernel/messages/messages.ts';

/** A file on disk and how to send it. */
export type SentFile = {
  readonly path: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Supports range requests; for seekable media. */
  readonly acceptRanges?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

/** 404 for a file that doesn't exist. People read what to do next; programs get the same as from any call that finds no file. */
export const noFile = (): Failure =>
  new Failure(404, msg('missing.file'), { page: { title: msg('missing.file'), text: msg('link.noFile') } });

/** Statuses without a body: a failed condition, and a range outside the file. */
const BARE = [412, 416];
/** Headers that `send` has already set by the time reading the file fails. */
const OF_THE_FILE = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Last-Modified',
];
/** Requests the end of a file. A shorter file is sent whole (RFC 9110 section 14.1.2), which `send` refuses with 416. */
const LAST_BYTES = /^bytes=-0*[1-9]\d*$/;

/**
 * Sends a file with ETag, conditional requests and byte ranges; ends when the response does, even if the visitor leaves halfway.
 * @throws Failure if there is no such file
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SentFile): Promise<void> {
  // `fetch` adds no-cache to a program's conditional requests, and `send` would then never find that nothing has changed.
  delete request.headers['cache-control'];
  return new Promise((resolve, reject) => {
    if (response.destroyed) return resolve();
    response.once('close', resolve);
    send(request, encodeURIComponent(basename(file.path)), {
      root: dirname(file.path),
      acceptRanges: file.acceptRanges ?? false,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('headers', () => {
        response.setHeader('Cache-Control', file.cacheControl);
        response.setHeader('Content-Type', file.contentType);
        for (const [name, value] of Object.entries(file.headers ?? {})) response.setHeader(name, value);
      })
      .on('error', (error: Error & { readonly status: number }) => {
        if (error.status === 416 && LAST_BYTES.test(request.headers.range ?? '')) {
          response.removeHeader('Content-Range');
          delete request.headers.range;
          resolve(sendFile(request, response, file));
        } else if (BARE.includes(error.status)) {
          response.statusCode = error.status;
          response.end();
        } else {
          if (response.headersSent) response.destroy(error);
          else for (const name of OF_THE_FILE) response.removeHeader(name);
          reject(error.status === 404 ? noFile() : error);
        }
      })
      .pipe(response);
  });
}
