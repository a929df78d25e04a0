import { API_BASE_PATH } from './paths.ts';

/** Base path of customers' photos, read by signed URLs. An extension: the specification has no URL for photos. */
export const CUSTOMER_PHOTO_PATH = '/cognito/user/photo';

/** Query parameter with a photo URL's expiry time, in seconds since 1970. */
const EXPIRES = 'expires';

/** A photo's signed URL. @param path {hash}/{aspect}/{width}.{extension} */
export const customerPhotoAddress = (path: string, expires: string, signature: string): string =>
  `${API_BASE_PATH}${CUSTOMER_PHOTO_PATH}/${path}?${new URLSearchParams({ [EXPIRES]: expires, signature })}`;

/** Whether a photo URL has expired. One without an expiry time, as another content server's may be, never does. */
export function isPhotoExpired(address: string, now: number): boolean {
  const expires = new URLSearchParams(address.split('?')[1]).get(EXPIRES);
  return expires !== null && Number(expires) * 1000 <= now;
}
