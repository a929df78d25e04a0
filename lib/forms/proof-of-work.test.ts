import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findNumber, solutionOf } from './proof-of-work';

const challengeOf = (number: number) => ({
  algorithm: 'SHA-256' as const,
  salt: 'pepper?expires=9',
  challenge: createHash('sha256')
    .update(`pepper?expires=9${String(number)}`)
    .digest('hex'),
  signature: 'signed',
  maxnumber: 500,
});

test('finds the number behind the hash, and returns it with the signed challenge', async () => {
  const challenge = challengeOf(321);
  expect(await findNumber(challenge)).toBe(321);
  expect(JSON.parse(atob(solutionOf(challenge, 321)))).toEqual({
    algorithm: 'SHA-256',
    challenge: challenge.challenge,
    number: 321,
    salt: challenge.salt,
    signature: 'signed',
  });
});

test('gives up at the largest number', async () => {
  expect(await findNumber(challengeOf(501))).toBeNull();
});
