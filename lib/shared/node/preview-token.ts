import { createHmac } from 'node:crypto';
import { previewClaimsSchema, PREVIEW_PURPOSE, type PreviewClaims } from '../../contract/preview.ts';
import { jsonOf } from '../text/json-of.ts';
import { isSame } from './is-same.ts';

/** Result of checking a token. An expired one used to be valid. */
export type TokenCheck =
  { readonly state: 'valid'; readonly claims: PreviewClaims } | { readonly state: 'expired' | 'bad' };

/** Longer ones can't be ours. */
const MAX_LENGTH = 1_000;

const signatureOf = (claims: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${PREVIEW_PURPOSE}\n${claims}`).digest();

/** Signs a preview's claims: base64url of the claims, a dot, and base64url of their HMAC-SHA256. */
export function signPreviewToken(claims: PreviewClaims, secret: string): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/**
 * Verifies a token made by `signPreviewToken`.
 * @param now epoch milliseconds
 */
export function checkPreviewToken(token: string, secret: string, now: number): TokenCheck {
  const [claims = '', signature = '', ...more] = token.length > MAX_LENGTH ? [] : token.split('.');
  const isGenuine = isSame(signatureOf(claims, secret), Buffer.from(signature, 'base64url'));
  if (more.length > 0 || !isGenuine) return { state: 'bad' };
  const parsed = previewClaimsSchema.safeParse(jsonOf(Buffer.from(claims, 'base64url').toString('utf8')));
  if (!parsed.success) return { state: 'bad' };
  return parsed.data.expires <= now ? { state: 'expired' } : { state: 'valid', claims: parsed.data };
}
