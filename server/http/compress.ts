import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unbrotliAsync = promisify(brotliDecompress);

/** Each body is compressed once and sent many times, so the levels may cost a few milliseconds. */
const BROTLI_QUALITY = 7;
const GZIP_LEVEL = 7;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether compression makes this content type smaller. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg)/.test(
    contentType,
  );
}

/** A copy without room to spare: zlib hands out the first part of a piece of 16 KB, which would stay for as long as the page is kept. */
const exact = (data: Buffer): Buffer => Buffer.from(data);

/** Compresses a body for browsers, nearly all of which accept brotli. */
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

/** The plain bytes of a body, for the rare client that accepts no encoding. */
export const plainOf = (br: Buffer): Promise<Buffer> => unbrotliAsync(br);

/** The same body for the few that accept no brotli. */
export const gzipOf = async (br: Buffer): Promise<Buffer> => compressGzip(await plainOf(br));

const REFUSED = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?:[,\s]|$)/;

/** The best encoding that an Accept-Encoding header accepts: brotli, then gzip. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const refused = acceptEncoding.includes('q=0') ? REFUSED.exec(acceptEncoding)?.[1] : undefined;
  if (acceptEncoding.includes('br') && refused !== 'br') return 'br';
  if (acceptEncoding.includes('gzip') && refused !== 'gzip') return 'gzip';
  return 'identity';
}
