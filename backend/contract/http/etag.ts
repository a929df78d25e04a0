import { createHash } from 'node:crypto';

/** The strong ETag of a body. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * True when the caller already holds the body with this ETag.
 * @param held the If-None-Match header
 */
export function isUnchanged(held: string | null | undefined, etag: string): boolean {
  if (!held) return false;
  return held === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
