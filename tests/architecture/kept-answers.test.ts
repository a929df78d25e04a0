import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { ENDPOINTS } from '../../lib/contract/endpoints/index.ts';

/** Names of inputs that open what is somebody's own. */
const OPENS = /key|token|ticket|session|secret|code|email|fingerprint/i;

test('no cache may keep a call that is answered to whoever has a key', () => {
  const read = Object.entries<Endpoint>(ENDPOINTS).filter(
    ([, { method, auth }]) => method === 'GET' && auth === 'public',
  );
  const opened = read.filter(
    ([, { input }]) =>
      input instanceof z.ZodObject && Object.keys(input.shape).some((name) => OPENS.test(name)),
  );
  expect(opened.length).toBeGreaterThan(3);
  for (const [name, { isPrivate }] of opened) expect([name, isPrivate]).toEqual([name, true]);
});
