import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);

/** Each body is compressed once and sent many times, so the levels may cost a few milliseconds. */
const BROTLI_QUALITY = 7;
const GZIP_LEVEL = 7;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in the two encodings that browsers accept. The plain bytes are not kept. */
export type Compressed = { readonly br: Buffer; readonly gzip: Buffer };

/** Whether compression makes this content type smaller. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg)/.test(
    contentType,
  );
}

/** Compresses a body both ways. */
export async function compressBoth(body: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    gzipAsync(body, { level: GZIP_LEVEL }),
  ]);
  return { br, gzip: gz };
}

/** The plain bytes of a compressed body, for the rare client that accepts no encoding. */
export const plainBytes = (compressed: Compressed): Promise<Buffer> => gunzipAsync(compressed.gzip);

const REFUSED = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?:[,\s]|$)/;

/** The best encoding that an Accept-Encoding header accepts: brotli, then gzip. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const refused = acceptEncoding.includes('q=0') ? REFUSED.exec(acceptEncoding)?.[1] : undefined;
  if (acceptEncoding.includes('br') && refused !== 'br') return 'br';
  if (acceptEncoding.includes('gzip') && refused !== 'gzip') return 'gzip';
  return 'identity';
}
