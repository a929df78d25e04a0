import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewClaimsSchema, PREVIEW_PURPOSE, type PreviewClaims } from '../../lib/contract/preview.ts';

const signatureOf = (claims: string, secret: string) =>
  createHmac('sha256', secret).update(`${PREVIEW_PURPOSE}\n${claims}`).digest();

/** Signs what a preview may show: base64url of the claims, a dot, base64url of the HMAC-SHA256 over them. */
export function signPreviewToken(claims: PreviewClaims, secret: string): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** The claims of a token of ours that has not ended; null for any other. @param now epoch milliseconds */
export function readPreviewToken(token: string, secret: string, now: number): PreviewClaims | null {
  const [text = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(text, secret)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Only what this secret signed gets here, so it is JSON.
  const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  const parsed = previewClaimsSchema.safeParse(claims);
  return parsed.success && parsed.data.expires > now ? parsed.data : null;
}
