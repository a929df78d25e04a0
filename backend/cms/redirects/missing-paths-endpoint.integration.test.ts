import { createHmac } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  MISSING_PATHS_PATH,
  signedText,
  type MissingPath,
} from '../../../lib/contract/site-hook.ts';
import { config } from '../../kernel/config.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

let cms: TemporaryPayload;
beforeAll(async () => {
  cms = await openTemporaryPayload();
}, 120_000);
afterAll(() => cms.close());

async function report(paths: readonly MissingPath[], secret = config().siteSecret): Promise<number> {
  const body = JSON.stringify({ paths });
  const time = String(Date.now());
  const signature = createHmac('sha256', secret)
    .update(signedText(MISSING_PATHS_PATH, time, body))
    .digest('hex');
  const request = new Request(`http://localhost:4000${MISSING_PATHS_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HOOK_TIME_HEADER]: time,
      [HOOK_SIGNATURE_HEADER]: signature,
    },
    body,
  });
  return (await handleEndpoints({ config: cms.payload.config, request })).status;
}

const listed = async () => {
  const { docs } = await cms.payload.find({ collection: 'missing-paths', sort: 'path' });
  return docs.map(({ path, hits, referrer }) => [path, hits, referrer]);
};

test('counts every visit when many report the same paths at once', async () => {
  const tellings = Array.from({ length: 25 }, (_, index) => {
    const paths = [
      { path: '/gone', hits: 1, referrer: '' },
      { path: '/tickets-2019', hits: 2, referrer: '/news' },
    ];
    return report(index % 2 === 0 ? paths : paths.toReversed());
  });
  expect(new Set(await Promise.all(tellings))).toEqual(new Set([200]));
  expect(await listed()).toEqual([
    ['/gone', 25, ''],
    ['/tickets-2019', 50, '/news'],
  ]);
  expect(await report([{ path: '/gone', hits: 3, referrer: '/links' }])).toBe(200);
  expect((await listed())[0]).toEqual(['/gone', 28, '/links']);
});

test('only the site can write the list', async () => {
  const before = await listed();
  expect(await report([{ path: '/forged', hits: 1, referrer: '' }], 'x'.repeat(64))).toBe(401);
  expect(await report([])).toBe(200);
  expect(await listed()).toEqual(before);
});
