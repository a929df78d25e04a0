import { createHash } from 'node:crypto';

/** The ETag of a body; weak, because it names the compressed answer, too. */
export const etagOf = (body: string | Uint8Array): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * True when the caller already holds the body with this ETag.
 * @param held the If-None-Match header
 */
export function isUnchanged(held: string | null | undefined, etag: string): boolean {
  if (!held) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return held === '*' || held.split(',').some((tag) => bare(tag) === bare(etag));
}
