import { createHmac, hash, randomBytes } from 'node:crypto';
import { config } from './config.ts';

/** A new random identifier, 192 bits. */
export const newReference = (): string => randomBytes(24).toString('base64url');

/** The stored hash of a value that must not be readable in the database. */
export const hashOf = (value: string): string => hash('sha256', value, 'base64url');

/**
 * A value that only this installation can derive, the same every time: a code or token needn't be stored to be sent again, and a crash
 * between creating and sending it loses nothing.
 * @param purpose separates the values of different uses
 */
export const derived = (purpose: string, reference: string): Buffer =>
  createHmac('sha256', config().secret).update(`${purpose}:${reference}`).digest();
