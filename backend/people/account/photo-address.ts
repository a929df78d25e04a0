import { customerPhotoAddress } from '../../../lib/contract/customer-photo.ts';
import { isSame } from '../../../lib/shared/node/is-same.ts';
import { signed } from '../auth/keys.ts';
import { fallbackExtension, type ImageRequest } from '../../media/image-entity.ts';
import type { MediaSource } from '../../media/media-source.ts';
import { roundImageWidth } from '../../../lib/contract/image-format.ts';

/** Minimum validity of a photo URL, in seconds: the length of a visit. */
const LIFETIME_S = 60 * 60;
/** Expiry times are rounded up to this, so that a photo keeps its URL for a while. */
const STEP_S = 15 * 60;

const signatureOf = (path: string, expires: string): string => signed('photo-address', `${path}\n${expires}`);

/**
 * The URL of a customer's photo, valid for at least an hour. Images on a page are requested without a token, so the URL itself grants
 * access; only the customer gets it.
 */
export function photoAddress(
  photo: MediaSource,
  { shape, width }: ImageRequest,
  now: Date = new Date(),
): string {
  const path = `${photo.hash}/${shape}/${String(roundImageWidth(width))}.${fallbackExtension(photo)}`;
  const expires = String(Math.ceil((now.getTime() / 1000 + LIFETIME_S) / STEP_S) * STEP_S);
  return customerPhotoAddress(path, expires, signatureOf(path, expires));
}

/**
 * Whether a signature is valid for a photo's path right now.
 * @param path what follows `CUSTOMER_PHOTO_PATH`: {hash}/{shape}/{width}.{extension}
 */
export const opensPhoto = (path: string, query: URLSearchParams, now: Date = new Date()): boolean => {
  const expires = query.get('expires') ?? '';
  return (
    /^\d{1,12}$/.test(expires) &&
    isSame(query.get('signature') ?? '', signatureOf(path, expires)) &&
    Number(expires) * 1000 > now.getTime()
  );
};
