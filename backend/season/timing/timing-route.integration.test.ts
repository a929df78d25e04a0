import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TIMING_CALLS_PER_SECOND, TIMING_PATH } from '../../../lib/contract/timing.ts';
import { timingHeaders } from '../../../lib/shared/node/signed-timing.ts';
import { failureOf } from '../../../tests/backend/failure-of.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { providerSecret } from './provider-secret.ts';
import { timingRoute } from './timing-route.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
});
afterAll(() => opened.close());
afterEach(() => vi.useRealTimers());

const SECRET_REFERENCE = 'a-reference';
const newProvider = async () =>
  (
    await payload.create({
      collection: 'timing-providers',
      data: { name: 'Track timing', is_active: true, secret_reference: SECRET_REFERENCE },
    })
  ).id;

/** Sends to a session that isn't there. @returns the status, and when to come again */
async function send(provider: number, sequence: number) {
  const path = `/api/v1${TIMING_PATH}/999999`;
  const body = JSON.stringify({ status: 'running', rows: [] });
  const signer = { provider, secret: providerSecret(provider, SECRET_REFERENCE) };
  const request = new Request(`http://localhost${path}`, {
    method: 'PUT',
    headers: timingHeaders(signer, { path, sequence, body, time: Date.now() }),
    body,
  });
  const failure = await failureOf(
    timingRoute.run({
      request,
      payload,
      pathParameters: { id: '999999' },
      findCustomer: () => Promise.resolve(null),
    }),
  );
  return [failure.status, failure.details.headers?.['Retry-After']];
}

it('takes ten calls a second from a provider, and others’ meanwhile', async () => {
  // It is stopped, so that all calls are in the same second, however long they take.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const [busy, other] = [await newProvider(), await newProvider()];
  for (let sequence = 1; sequence <= TIMING_CALLS_PER_SECOND; sequence += 1)
    expect((await send(busy, sequence))[0]).toBe(404);
  expect(await send(busy, TIMING_CALLS_PER_SECOND + 1)).toEqual([429, '1']);
  expect((await send(other, 1))[0]).toBe(404);
  vi.setSystemTime(Date.now() + 1001);
  expect((await send(busy, TIMING_CALLS_PER_SECOND + 2))[0]).toBe(404);
});
