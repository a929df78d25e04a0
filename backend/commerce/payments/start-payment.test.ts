import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Failure } from '../../kernel/failure.ts';
import { readReturnUrl } from './start-payment.ts';

const SITE = 'https://www.championship.test';

test('reads a return URL on the site plain, percent-encoded, and as base64', () => {
  const address = `${SITE}/contact-us?from=menu`;
  const forms = [
    address,
    encodeURIComponent(address),
    Buffer.from(address).toString('base64'),
    Buffer.from(address).toString('base64url'),
  ];
  for (const form of forms) expect(readReturnUrl(form, SITE).href).toBe(address);
});

test('whatever is sent, the browser returns to the site or the call is rejected', () => {
  const attempts = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.webUrl().map((url) => Buffer.from(url).toString('base64')),
    fc.string().map((text) => `${SITE}${text}`),
    fc.string().map((text) => `https:${text}//www.championship.test/`),
    fc.constantFrom(
      '//evil.test',
      `${SITE}@evil.test/`,
      `${SITE}.evil.test/`,
      'javascript:alert(1)',
      `${SITE}\\@evil.test`,
    ),
  );
  fc.assert(
    fc.property(attempts, (attempt) => {
      try {
        return readReturnUrl(attempt, SITE).origin === SITE;
      } catch (error) {
        return error instanceof Failure && error.status === 422;
      }
    }),
    { numRuns: 10_000 },
  );
});
