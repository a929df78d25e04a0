import { expect, test } from 'vitest';
import { MISSING_PATHS_PATH, type MissingPath } from '../../../lib/contract/site-hook.ts';
import { callAsSite } from '../../../tests/backend/call-as-site.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const cms = temporaryPayload();

const report = (paths: readonly MissingPath[], secret?: string) =>
  callAsSite(cms.payload, MISSING_PATHS_PATH, { paths }, secret);

const listed = async () => {
  const { docs } = await cms.payload.find({ collection: 'missing-paths', sort: 'path' });
  return docs.map(({ path, hits, referrer }) => [path, hits, referrer]);
};

test('counts every visit when many report the same paths at once', async () => {
  const reports = Array.from({ length: 25 }, (_, index) => {
    const paths = [
      { path: '/gone', hits: 1, referrer: '' },
      { path: '/tickets-2019', hits: 2, referrer: '/news' },
    ];
    return report(index % 2 === 0 ? paths : paths.toReversed());
  });
  expect(new Set(await Promise.all(reports))).toEqual(new Set([200]));
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
