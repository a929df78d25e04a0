import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { isUnchanged } from '../../lib/shared/node/etag.ts';
import { IMMUTABLE, REVALIDATE } from './cache-control.ts';
import { chooseEncoding, isCompressible, pack, type Encoding, type Packed } from './compress.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const MAX_CACHED_BYTES = 48 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 2 * 1024 * 1024;

type StaticFile = {
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly type: string;
  readonly cacheControl: string;
};
/** A file in memory: as it is, or compressed like pages. */
type CachedFile = Buffer | Packed;

/** A folder of files and the path it is served under. */
export type StaticRoot = {
  readonly folder: string;
  readonly urlPrefix: string;
  readonly isImmutable: boolean;
};

export type StaticFiles = {
  /** Answers if the path is a file that existed at start-up. @returns whether it did */
  readonly serve: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
};

async function index(root: StaticRoot): Promise<[url: string, file: StaticFile][]> {
  const entries = await readdir(root.folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (path): Promise<[string, StaticFile]> => {
      const { size, mtimeMs } = await stat(path);
      const url = `${root.urlPrefix}${path.slice(root.folder.length).split('/').map(encodeURIComponent).join('/')}`;
      const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
      const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
      return [url, { path, size, etag, type, cacheControl: root.isImmutable ? IMMUTABLE : REVALIDATE }];
    }),
  );
}

/**
 * Serves files from an index that is built once, so other paths never touch the disk. Small files are compressed once and cached in
 * memory; large ones are streamed.
 */
export async function createStaticFiles(roots: readonly StaticRoot[]): Promise<StaticFiles> {
  const files = new Map((await Promise.all(roots.map(index))).flat());
  const cached = new LRUCache<string, CachedFile>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (file) => 1 + (Buffer.isBuffer(file) ? file.byteLength : file.bytes),
    fetchMethod: async (path): Promise<CachedFile> => {
      const plain = await readFile(path);
      return isCompressible(TYPES[extname(path).toLowerCase()] ?? '') ? pack(plain) : plain;
    },
  });

  const bodyOf = (file: CachedFile, encoding: Encoding): Buffer | Promise<Buffer> => {
    if (Buffer.isBuffer(file)) return file;
    if (encoding === 'br') return file.br();
    return encoding === 'gzip' ? file.gzip() : file.plain();
  };
  const send = async (file: CachedFile, request: IncomingMessage, response: ServerResponse) => {
    const encoding = Buffer.isBuffer(file) ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
    const body = await bodyOf(file, encoding);
    response.setHeader('Content-Length', body.byteLength);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    serve(path, request, response) {
      const file = files.get(path);
      if (file === undefined) return false;
      response.setHeader('Content-Type', file.type);
      response.setHeader('Cache-Control', file.cacheControl);
      response.setHeader('ETag', file.etag);
      response.setHeader('Vary', 'Accept-Encoding');
      if (isUnchanged(request.headers['if-none-match'], file.etag)) {
        response.writeHead(304);
        response.end();
      } else if (file.size <= MAX_CACHED_FILE_BYTES) {
        cached
          .forceFetch(file.path)
          .then((file) => send(file, request, response))
          .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
      } else {
        response.setHeader('Content-Length', file.size);
        response.writeHead(200);
        if (request.method === 'HEAD') response.end();
        else pipeline(createReadStream(file.path), response, () => undefined);
      }
      return true;
    },
  };
}
