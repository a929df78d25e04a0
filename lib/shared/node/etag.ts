import { hash } from 'node:crypto';
import fresh from 'fresh';

/** A body's ETag; weak, because it also applies to the compressed response. */
export const etagOf = (body: string | Uint8Array): string => `W/"${hash('sha1', body, 'base64url')}"`;

/**
 * Whether the client already has the body with this ETag (weak comparison, RFC 9110 section 13.1.2).
 * @param ifNoneMatch the If-None-Match header
 */
export const isUnchanged = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag });
