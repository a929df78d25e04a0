import { isRecord } from '@/lib/shared/record';

/** When a token was issued and when it expires, in epoch seconds. */
export type TokenTimes = { readonly issuedAt: number; readonly expiresAt: number };

/**
 * Reads an access token's times (RFC 7519) without verifying it, which is the server's job.
 * @returns null for a token without an expiry; it is then renewed when the server rejects it
 */
export function tokenTimes(accessToken: string): TokenTimes | null {
  const claims = readClaims(accessToken.split('.')[1] ?? '');
  const expiresAt = claims['exp'];
  if (typeof expiresAt !== 'number') return null;
  const issuedAt = claims['iat'];
  return { issuedAt: typeof issuedAt === 'number' ? issuedAt : expiresAt, expiresAt };
}

function readClaims(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/')));
    return isRecord(value) ? value : {};
  } catch {
    // A token of another format; the caller copes without its times.
    return {};
  }
}
