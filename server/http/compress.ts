import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '../../lib/shared/accept-encoding.ts';
import { createSemaphore } from '../../lib/shared/semaphore.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unbrotliAsync = promisify(brotliDecompress);

/** For the first readers of a body, who wait for it: a few milliseconds a page. */
const QUICK = 7;
/** For all who come after: 6 % smaller, for 70 ms in the background (higher qualities take three times as long for 2 % more). */
const THOROUGH = 10;
/** A body that is asked for this often is worth the thorough quality. Pages that only crawlers read, or that change all the time, aren't. */
const OFTEN = 5;
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

const compressBr = async (body: Buffer, quality: number): Promise<Buffer> =>
  exact(
    await brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  );

/** One at a time: the processors are for visitors. */
const inTurn = createSemaphore(1);

/** A body as clients read it. */
export type Packed = {
  /** In brotli, which nearly all browsers accept. Each call counts as a reader. */
  readonly br: () => Buffer;
  /** For the few clients without brotli; kept once one has asked for it. */
  readonly gzip: () => Promise<Buffer>;
  /** For the rare client that accepts no encoding. */
  readonly plain: () => Promise<Buffer>;
  /** Bytes in memory, with room for gzip, which is about as large. */
  readonly bytes: number;
};

/** Compresses a body, which is kept in brotli: quickly at first, and once more, as small as it gets, when it has been read a few times. */
export async function pack(body: Buffer): Promise<Packed> {
  let br = await compressBr(body, QUICK);
  const bytes = 2 * br.byteLength;
  let gzip: Promise<Buffer> | null = null;
  let readers = 0;
  const plain = () => unbrotliAsync(br);
  const packHarder = async () => {
    br = await compressBr(await plain(), THOROUGH);
  };
  return {
    br() {
      readers += 1;
      // Should it fail, the first one stays in use, and the log says why.
      if (readers === OFTEN) inTurn(packHarder).catch((error: Error) => process.emitWarning(error));
      return br;
    },
    gzip: () => (gzip ??= plain().then(async (data) => exact(await gzipAsync(data, { level: GZIP_LEVEL })))),
    plain,
    bytes,
  };
}

/** The best encoding that an Accept-Encoding header allows: brotli, then gzip. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptsEncoding(acceptEncoding, 'br')) return 'br';
  return acceptsEncoding(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}
