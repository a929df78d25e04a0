import { expect, test } from 'vitest';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import { createSitemapVersions, digestOf } from './sitemap-versions.ts';

const entry = (url: string, lastmod = '2027-01-01'): SitemapEntry => ({
  url,
  lastmod,
  priority: 0.5,
  seo_title: url,
  seo_meta_description: '',
  model: 'Cognito/Page',
});

test('two backends give the same state the same version, and announce the same change', () => {
  const [one, other] = [createSitemapVersions(), createSitemapVersions()];
  const before = one.take([entry('a'), entry('b'), entry('c')]);
  expect(other.take([entry('c'), entry('a'), entry('b')])).toBe(before);
  const after = one.take([entry('a'), entry('b', '2027-01-02'), entry('d')]);
  expect(other.take([entry('d'), entry('b', '2027-01-02'), entry('a')])).toBe(after);
  expect(after).not.toBe(before);
  for (const { since } of [one, other]) {
    expect(since(after)).toEqual({ set: [], removed: [] });
    const change = since(before);
    expect(change?.set.map(({ url }) => url).toSorted()).toEqual(['b', 'd']);
    expect(change?.removed).toEqual(['c']);
  }
});

test('a recurring state gets the same name, and changes are counted from its latest occurrence', () => {
  const versions = createSitemapVersions();
  const first = versions.take([entry('a')]);
  const second = versions.take([entry('a'), entry('b')]);
  expect(versions.take([entry('a')])).toBe(first);
  expect(versions.since(second)).toEqual({ set: [], removed: ['b'] });
  versions.take([entry('a'), entry('c')]);
  expect(versions.since(first)).toEqual({ set: [entry('c')], removed: [] });
});

test('there are no changes since an unknown version, or one too long ago', () => {
  const versions = createSitemapVersions();
  const first = versions.take([entry('a')]);
  for (let time = 0; time < 201; time += 1) versions.take([entry('a', String(time))]);
  expect(versions.since(first)).toBeNull();
  expect(versions.since('')).toBeNull();
});

test('a change costs as much as it has entries, however many there are', () => {
  let digests = 0;
  const versions = createSitemapVersions((digested) => {
    digests += 1;
    return digestOf(digested);
  });
  const all = Array.from({ length: 20_000 }, (_, index) => entry(String(index)));
  const first = versions.take(all);
  digests = 0;
  versions.take([...all.slice(1), entry('0', '2027-01-02'), entry('new')]);
  expect(digests).toBeLessThanOrEqual(3);
  expect(versions.take(all)).toBe(first);
});
