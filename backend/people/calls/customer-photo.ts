import { LRUCache } from 'lru-cache';
import { CUSTOMER_PHOTO_PATH } from '../../../lib/contract/customer-photo.ts';
import { opensPhoto } from '../account/photo-address.ts';
import { parseImagePath } from '../../media/image-route.ts';
import { customerPhoto } from '../../media/media-library.ts';
import { RASTER_TYPES } from '../../media/render-image.ts';
import { uncachedRendition } from '../../media/renditions.ts';
import { QueueFullError } from '../../../lib/shared/semaphore.ts';
import { busy, missing } from '../../kernel/failure.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';

const RETRY_SECONDS = 5;
const MAX_CACHE_BYTES = 8 * 1024 * 1024;

/** Recently requested photos: the header of every page shows the customer's. */
const drawn = processSingleton(
  'customer-photos-drawn',
  () =>
    new LRUCache<string, Uint8Array>({
      maxSize: MAX_CACHE_BYTES,
      sizeCalculation: ({ byteLength }) => byteLength,
    }),
);

/** A customer's photo, for anyone with its signed URL (`account/photo-address.ts`). Must not be cached. */
export const customerPhotoRoute = rawRoute(
  'GET',
  `${CUSTOMER_PHOTO_PATH}/{hash}/{shape}/{file}`,
  async ({ request, payload, pathParameters }) => {
    const path = ['hash', 'shape', 'file'].map((name) => pathParameters[name] ?? '').join('/');
    const crop = opensPhoto(path, new URL(request.url).searchParams)
      ? parseImagePath(`/assets/i/${path}`)
      : null;
    const photo = crop && (await customerPhoto(payload, { hash: crop.named }));
    if (!photo || !crop || (crop.extension !== 'jpg' && crop.extension !== 'png')) throw missing('file');
    const { shape, width, extension } = crop;
    const make = async () =>
      new Uint8Array(await uncachedRendition(photo, { shape, width, extension, focal: photo.focal }));
    const bytes =
      drawn().get(path) ??
      (await make().catch((error: unknown) => {
        throw error instanceof QueueFullError ? busy(RETRY_SECONDS) : error;
      }));
    drawn().set(path, bytes);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': RASTER_TYPES[extension],
        'Cache-Control': 'private, no-store',
        'Cross-Origin-Resource-Policy': 'same-site',
      },
    });
  },
);
