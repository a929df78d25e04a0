import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewClaimsSchema, PREVIEW_PURPOSE, type PreviewClaims } from '../contract/preview.ts';

/** What a token is worth. An expired one was genuine once. */
export type TokenCheck =
  { readonly state: 'valid'; readonly claims: PreviewClaims } | { readonly state: 'expired' | 'bad' };

/** Longer ones are nobody's. */
const MAX_LENGTH = 1_000;

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

/**
 * Checks a token of the CMS: base64url of its claims, a dot, and base64url of the HMAC-SHA256 over them.
 * @param now epoch milliseconds
 */
export function checkPreviewToken(token: string, secret: string, now: number): TokenCheck {
  const [claims = '', signature = '', ...more] = token.length > MAX_LENGTH ? [] : token.split('.');
  const expected = createHmac('sha256', secret).update(`${PREVIEW_PURPOSE}\n${claims}`).digest();
  if (more.length > 0 || !isEqual(expected, Buffer.from(signature, 'base64url'))) return { state: 'bad' };
  const parsed = previewClaimsSchema.safeParse(jsonOf(Buffer.from(claims, 'base64url').toString('utf8')));
  if (!parsed.success) return { state: 'bad' };
  return parsed.data.expires <= now ? { state: 'expired' } : { state: 'valid', claims: parsed.data };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
