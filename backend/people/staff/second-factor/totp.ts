import { createHmac, randomBytes } from 'node:crypto';

/* Codes of authenticator apps: TOTP (RFC 6238) over HOTP (RFC 4226), with the settings that all apps know. */

const STEP_SECONDS = 30;
const DIGITS = 6;
/** 160 bits, as long as the hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** Clocks differ, and typing takes time: the step before and after are accepted, too (RFC 6238, section 5.2). */
const STEPS_OFF = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret for an app. */
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The number of the time step that a moment is in. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The code of a time step. @param digits 6 in apps, 8 in the RFC's examples */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/**
 * The time step that a typed code belongs to; null if it is none of those around now.
 * @param after the last step that was used: its codes, and older ones, don't count again
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date, after: number): number | null {
  const current = stepAt(now);
  for (let step = current - STEPS_OFF; step <= current + STEPS_OFF; step += 1)
    if (step > after && codeOf(secret, step) === code) return step;
  return null;
}

/** Bytes in base32 without padding (RFC 4648), as apps have a secret typed. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

/** The address in the QR code that an app scans. @param issuer the site, and `account` its address there, as the app lists them */
export function otpauthAddress(secret: Uint8Array, issuer: string, account: string): string {
  // An app takes what stands before the colon for the issuer.
  const site = issuer.replaceAll(':', ' ').trim();
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(site)}`;
}
