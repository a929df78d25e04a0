import { isRecord } from '@/lib/api/light';

/** When a token was issued and when it ends, in epoch seconds. */
export type TokenTimes = { readonly issuedAt: number; readonly expiresAt: number };

/**
 * Reads the times of an access token (RFC 7519) without checking it, which is the server's business.
 * @returns null for a token that does not say when it ends; it is then renewed when the server refuses it
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
    // A token of another make; the caller does without its times.
    return {};
  }
}
