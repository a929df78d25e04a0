import { expect, test } from 'vitest';
import { signatureOf } from './storage-stand-in.ts';

/** The examples of Amazon's documentation ("Authenticating Requests: Using the Authorization Header"). */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const HEADERS = {
  host: 'examplebucket.s3.amazonaws.com',
  range: 'bytes=0-9',
  'x-amz-content-sha256': EMPTY,
  'x-amz-date': '20130524T000000Z',
};
const KEY = {
  date: '20130524T000000Z',
  region: 'us-east-1',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

test.each([
  [
    '/test.txt',
    ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    '/?max-keys=2&prefix=J',
    ['host', 'x-amz-content-sha256', 'x-amz-date'],
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s as Amazon’s documentation does', (target, names, signature) => {
  expect(signatureOf({ method: 'GET', target, headers: HEADERS }, names, KEY)).toBe(signature);
});
