import { LRUCache } from 'lru-cache';
import { connection } from 'next/server';
import { drawSharePicture, type SharePicture } from '@/screens/draw-share-picture';
import { loadShareCard } from '@/screens/load-share-card';
import { isContentUnavailable } from '@/lib/api/errors';
import { encodedSegments } from '@/lib/content/path';
import { shareAddress, shareStamp } from '@/lib/share-picture/address';
import { createSemaphore, QueueFullError } from '@/lib/shared/semaphore';
import { measureQueue } from '@/lib/shared/node/meters';

const EXTENSION = '.png';
/** Rendering a picture keeps a processor busy for about half a second. */
const MAX_CONCURRENT = 1;
const MAX_WAITING = 20;
/** The latest few hundred pictures, in bytes. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** The picture at an address never changes; a changed picture gets a new address. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const cache = new LRUCache<string, SharePicture>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ png }, address) => png.byteLength + address.length,
});
const inTurn = createSemaphore(MAX_CONCURRENT, MAX_WAITING);
measureQueue('share pictures', inTurn);

const respond = ({ png, isWhole }: SharePicture) =>
  new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': isWhole ? IMMUTABLE : 'no-cache' },
  });

const none = () => new Response('No such picture.\n', { status: 404 });

const later = () =>
  new Response('Not available at the moment.\n', {
    status: 503,
    headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
  });

/**
 * GET /share/{stamp}/{page}.png: the preview image of a page for chats and social networks (docs/decisions/0095). A stamp other than that
 * of the page's content redirects to the current picture, so nobody can request more pictures than there are pages.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ stamp: string; page: string[] }> },
): Promise<Response> {
  await connection();
  const { stamp, page } = await params;
  const segments = encodedSegments(page);
  const last = segments.at(-1) ?? '';
  if (!last.endsWith(EXTENSION)) return none();
  const path = [...segments.slice(0, -1), last.slice(0, -EXTENSION.length)];
  const key = path.map(decodeURIComponent).join('/');
  const requested = shareAddress(key, stamp);
  const cached = cache.get(requested);
  if (cached) return respond(cached);
  try {
    const found = await loadShareCard(path);
    if (found === null) return none();
    const { card, domain } = found;
    const address = shareAddress(key, shareStamp(card, domain));
    if (address !== requested)
      return new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-cache' } });
    return respond(
      await inTurn(async () => {
        // Another request may have rendered it meanwhile.
        const picture = cache.get(address) ?? (await drawSharePicture(card, domain));
        if (picture.isWhole) cache.set(address, picture);
        return picture;
      }),
    );
  } catch (error) {
    if (isContentUnavailable(error) || error instanceof QueueFullError) return later();
    throw error;
  }
}
