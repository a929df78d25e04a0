import { afterEach, expect, test, vi } from 'vitest';
import { checkForUpdate, UPDATE_CHECK_MS } from './registration';

afterEach(() => void vi.unstubAllGlobals());

/** A browser with a registered worker, for whose script the server responds with this status. */
function browser(status: number, { isOnline = true } = {}) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    requests.push(init);
    return Promise.resolve(new Response(null, { status }));
  });
  const update = vi.fn(() => Promise.resolve());
  const look = () => checkForUpdate({ update });
  return { look, requests, update };
}

test('an update is looked for each ten minutes (spec 9.9)', () => {
  expect(UPDATE_CHECK_MS).toBe(600_000);
});

test('the script is asked for past all caches, and taken only if it answers 200 (spec 7.85, 9.9)', async () => {
  const answered = browser(200);
  await answered.look();
  expect(answered.requests).toMatchObject([{ cache: 'no-store' }]);
  expect(answered.update).toHaveBeenCalledTimes(1);

  for (const status of [304, 404, 503]) {
    const { look, update } = browser(status);
    await look();
    expect(update).not.toHaveBeenCalled();
  }
});

test('without a connection it is not asked for (spec 9.9)', async () => {
  const { look, requests } = browser(200, { isOnline: false });
  await look();
  expect(requests).toEqual([]);
});
