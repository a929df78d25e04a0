import { HOTP, Secret, TOTP } from 'otpauth';

/* Codes of authenticator apps: TOTP (RFC 6238) over HOTP (RFC 4226), with the settings that all apps support. */

const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as long as the hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** Clocks differ and typing takes time, so the steps before and after are accepted too (RFC 6238, section 5.2). */
const STEPS_OFF = 1;

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** A new secret for an app. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** The number of the time step at a moment. */
export const stepAt = (moment: Date): number =>
  TOTP.counter({ period: SETTINGS.period, timestamp: moment.getTime() });

/** The code of a time step. @param digits 6 in apps, 8 in the RFC's examples */
export const codeOf = (secret: Uint8Array, step: number, digits: number = SETTINGS.digits): string =>
  HOTP.generate({ secret: secretOf(secret), algorithm: SETTINGS.algorithm, digits, counter: step });

/**
 * The time step that a typed code belongs to; null if it matches none around now.
 * @param after the last step used: its codes, and older ones, aren't accepted again
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date, after: number): number | null {
  const totp = new TOTP({ ...SETTINGS, secret: secretOf(secret) });
  const off = totp.validate({ token: code, timestamp: now.getTime(), window: STEPS_OFF });
  const step = off === null ? null : stepAt(now) + off;
  return step !== null && step > after ? step : null;
}

/** Bytes in base32 without padding (RFC 4648), the form in which a secret is typed into an app. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32;

/** The address in the QR code that an app scans. @param issuer the site, and `account` its address there, as the app lists them */
export const otpauthAddress = (secret: Uint8Array, issuer: string, account: string): string =>
  new TOTP({
    ...SETTINGS,
    // Apps take everything before the colon as the issuer.
    issuer: issuer.replaceAll(':', ' ').trim(),
    label: account,
    secret: secretOf(secret),
  }).toString();
