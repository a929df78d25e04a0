import { hash, timingSafeEqual } from 'node:crypto';

const digestOf = (value: string | Uint8Array): Buffer => hash('sha256', value, 'buffer');

/** Compares two secrets in a time that reveals neither where they differ nor their length. */
export const isSame = (a: string | Uint8Array, b: string | Uint8Array): boolean =>
  timingSafeEqual(digestOf(a), digestOf(b));
