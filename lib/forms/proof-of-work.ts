/** The server's challenge (altcha format): find the number whose hash with the salt is the challenge. */
export type Challenge = {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
};

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Finds the number by trying each from 0. Some hundred thousand hashes: for a worker, not for the page itself.
 * @returns null if no number up to the largest matches
 */
export async function findNumber({ salt, challenge, maxnumber }: Challenge): Promise<number | null> {
  const encoder = new TextEncoder();
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(salt + String(number)));
    if (hex(hash) === challenge) return number;
  }
  return null;
}

/** The answer in a form: base64 of JSON. */
export const solutionOf = ({ algorithm, challenge, salt, signature }: Challenge, number: number): string =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
