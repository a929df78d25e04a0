import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '../../lib/shared/accept-encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unbrotliAsync = promisify(brotliDecompress);

/** Each body is compressed once and sent many times, so a few milliseconds are worth it. */
const BROTLI_QUALITY = 7;
const GZIP_LEVEL = 7;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether compression makes this content type smaller. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg)/.test(
    contentType,
  );
}

/** A copy of exact size: zlib returns part of a 16 KB buffer, all of which would stay in memory for as long as the page is cached. */
const exact = (data: Buffer): Buffer => Buffer.from(data);

/** Compresses a body with brotli, which nearly all browsers accept. */
export const compressBr = async (body: Buffer): Promise<Buffer> =>
  exact(
    await brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  );

const compressGzip = async (body: Buffer): Promise<Buffer> =>
  exact(await gzipAsync(body, { level: GZIP_LEVEL }));

/** Decompresses a brotli body, for the rare client that accepts no encoding. */
export const plainOf = (br: Buffer): Promise<Buffer> => unbrotliAsync(br);

/** Recompresses a brotli body with gzip, for the few clients that don't accept brotli. */
export const gzipOf = async (br: Buffer): Promise<Buffer> => compressGzip(await plainOf(br));

/** The best encoding that an Accept-Encoding header allows: brotli, then gzip. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptsEncoding(acceptEncoding, 'br')) return 'br';
  return acceptsEncoding(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}
