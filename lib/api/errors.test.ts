import { expect, test } from 'vitest';
import { ContentUnavailableError, isContentUnavailable, unwrap, unwrapOrNull } from '@/lib/api/errors';
import type { ApiError } from '@/lib/api/errors';
import { err, ok } from '@/lib/api/result';

const failures: ApiError[] = [
  { kind: 'network', reason: 'ECONNREFUSED' },
  { kind: 'timeout' },
  { kind: 'server', status: 503, message: '' },
  { kind: 'rateLimited', retryAfterSeconds: 5 },
  { kind: 'badAnswer', issues: [{ path: 'data', message: 'expected array' }] },
  { kind: 'unauthorised', textCode: null, message: '' },
  { kind: 'forbidden' },
  { kind: 'invalid', message: 'Unknown field', fields: {} },
];

test.each(failures)('on $kind a loader reports content as unavailable, not as missing', (error) => {
  expect(() => unwrapOrNull(err(error))).toThrow(ContentUnavailableError);
});

test('a missing record is null if the loader allows it, and an error otherwise', () => {
  const missing = err({ kind: 'notFound' } as const);
  expect(unwrapOrNull(missing)).toBeNull();
  expect(() => unwrap(missing)).toThrow(ContentUnavailableError);
  expect(unwrapOrNull(ok(7))).toBe(7);
});

test('the error is recognised by its digest if the class was lost', () => {
  const { digest } = new ContentUnavailableError({ kind: 'timeout' });
  expect(
    isContentUnavailable(
      Object.assign(new Error('An error occurred in the Server Components render.'), { digest }),
    ),
  ).toBe(true);
  expect(isContentUnavailable(new Error('other'))).toBe(false);
});

test('the message names what failed', () => {
  expect(new ContentUnavailableError(failures[4]!).message).toContain('data: expected array');
});
