import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { config } from '../config.ts';

/** A new random name, 192 bits. */
export const newReference = (): string => randomBytes(24).toString('base64url');

/** What is kept of a value that must not be readable in the database. */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

/**
 * A value that only this installation can make, again and again the same: so a code or token need not be kept to be sent a
 * second time, and a crash between making and sending loses nothing.
 * @param purpose keeps the values of different uses apart
 */
export const derived = (purpose: string, reference: string): Buffer =>
  createHmac('sha256', config().secret).update(`${purpose}:${reference}`).digest();

/** Compares without telling by its time how much was right. */
export function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(hashOf(a)), Buffer.from(hashOf(b))];
  return timingSafeEqual(first, second);
}
