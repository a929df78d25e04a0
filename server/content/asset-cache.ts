import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isUnchanged } from '../../lib/shared/node/etag.ts';
import { REQUEST_ID_HEADER } from '../../lib/shared/node/request-id.ts';
import { HOP_BY_HOP } from '../http/headers.ts';
import { assetCacheUses } from '../process/site-meters.ts';

/** Of all files together. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Larger files are streamed each time: a few of them would evict many images. */
const MAX_FILE_BYTES = 512 * 1024;
const PICTURES = '/assets/';
/** Headers that belong to a single response. */
const NOT_CACHED: ReadonlySet<string> = new Set([...HOP_BY_HOP, 'date', REQUEST_ID_HEADER.toLowerCase()]);

type Asset = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

/** Caches images whose address changes with their content, so that they survive an outage of the content server and don't load it. */
export type AssetCache = {
  /** Answers from memory. @returns false if the file isn't cached */
  readonly serve: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  /** Copies a response on its way to the browser, if it may be cached. */
  readonly watch: (path: string, request: IncomingMessage, answer: IncomingMessage) => void;
  readonly bytes: () => number;
};

export function createAssetCache(): AssetCache {
  const cached = new LRUCache<string, Asset>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, path) => body.byteLength + path.length + 1024,
  });
  const mayServe = (request: IncomingMessage) =>
    (request.method === 'GET' || request.method === 'HEAD') && request.headers.range === undefined;

  return {
    serve(path, request, response) {
      const asset = mayServe(request) ? cached.get(path) : undefined;
      if (path.startsWith(PICTURES)) assetCacheUses.count({ state: asset === undefined ? 'miss' : 'fresh' });
      if (asset === undefined) return false;
      const etag = asset.headers['etag'];
      if (typeof etag === 'string' && isUnchanged(request.headers['if-none-match'], etag)) {
        response.writeHead(304, { etag, 'cache-control': asset.headers['cache-control'] });
        response.end();
        return true;
      }
      response.writeHead(200, asset.headers);
      response.end(request.method === 'HEAD' ? undefined : asset.body);
      return true;
    },
    watch(path, request, answer) {
      const { headers, statusCode } = answer;
      const length = Number(headers['content-length']);
      const isCacheable =
        request.method === 'GET' &&
        statusCode === 200 &&
        length <= MAX_FILE_BYTES &&
        path.startsWith(PICTURES) &&
        (headers['cache-control'] ?? '').includes('immutable') &&
        headers['content-encoding'] === undefined;
      if (!isCacheable) return;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        if (body.byteLength !== length) return;
        const ownHeaders = Object.entries(headers).filter(([name]) => !NOT_CACHED.has(name));
        cached.set(path, { headers: Object.fromEntries(ownHeaders), body });
      });
    },
    bytes: () => cached.calculatedSize,
  };
}
