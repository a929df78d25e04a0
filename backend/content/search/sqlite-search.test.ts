import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SearchKind } from '../../../lib/contract/search-kinds.ts';
import { SEARCH_FILE } from '../../kernel/database/sqlite-file.ts';
import { orderNumber, UNORDERED, type SearchOrder } from './order.ts';
import type { FoundDocuments } from '../../../lib/shared/search/search-index.ts';
import { openSqliteSearch } from './sqlite-search.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['nonsense', () => randomBytes(50_000)],
  ['cut off', (index: Buffer) => index.subarray(0, 5_000)],
  ['empty', () => Buffer.alloc(0)],
])('an index whose file is %s is rebuilt', async (_, damage) => {
  const path = join(folder, SEARCH_FILE);
  const before = new DatabaseSync(path);
  before.exec('CREATE TABLE documents (url TEXT); CREATE TABLE words (word TEXT)');
  before.exec('INSERT INTO words VALUES (hex(randomblob(20000))); PRAGMA user_version = 1');
  before.close();
  await writeFile(path, damage(await readFile(path)));
  const store = await openSqliteSearch(folder);
  expect(await store.stamps()).toEqual(new Map());
});

test('what an index noted is there when it is opened again, and not when it is rebuilt', async () => {
  const first = await openSqliteSearch(folder);
  expect(await first.agreement()).toBe('');
  await first.noteAgreement('one');
  await first.noteAgreement('two');
  expect(await (await openSqliteSearch(folder)).agreement()).toBe('two');
  const layout = new DatabaseSync(join(folder, SEARCH_FILE));
  layout.exec('PRAGMA user_version = 1');
  layout.close();
  expect(await (await openSqliteSearch(folder)).agreement()).toBe('');
});

describe('documents that match equally well', () => {
  const day = (iso: string) => Date.parse(iso);
  const made = (url: string, order: SearchOrder, title = 'Taupo race', kind: SearchKind = 'result') => ({
    ...{ url, kind, stamp: '1', title, description: '', text: '', order: orderNumber(order) },
    words: { title: title.toLowerCase().split(' '), keywords: [], description: [], text: [] },
  });
  const urls = ({ documents }: FoundDocuments) => documents.map(({ url }) => url);
  const wanted = { needsAll: true, kind: null, limit: 10, offset: 0 } as const;
  const RACE = [{ exact: ['race'], prefix: 'race' }];

  test('are ordered by tier and then latest first, whatever the order of writing, and after each change', async () => {
    const store = await openSqliteSearch(folder);
    const practice = made('practice', { tier: 5, time: day('2026-11-20') });
    const first = made('first', { tier: 1, time: day('2026-11-21') });
    const second = made('second', { tier: 1, time: day('2026-11-22') });
    await store.write([practice, first, second], []);
    expect(urls(await store.find(RACE, wanted))).toEqual(['second', 'first', 'practice']);
    await store.write([{ ...first, order: orderNumber({ tier: 1, time: day('2026-12-01') }) }], []);
    expect(urls(await store.find(RACE, wanted))).toEqual(['first', 'second', 'practice']);
    await store.write([made('second', UNORDERED), made('other', UNORDERED)], ['first']);
    expect(urls(await store.find(RACE, wanted))).toEqual(['second', 'other', 'practice']);
  });

  test('are found page by page, of one kind, each once, however they were found', async () => {
    const store = await openSqliteSearch(folder);
    const many = Array.from({ length: 700 }, (_, at) =>
      made(
        `r${String(at)}`,
        { tier: 1, time: at * 86_400_000 },
        at % 3 === 0 ? 'Race' : 'Racing in the rain',
      ),
    );
    await store.write([...many, made('a', UNORDERED, 'Race report', 'article')], []);
    for (const needsAll of [true, false]) {
      const words = needsAll
        ? [{ exact: ['rac'], prefix: 'rac' }]
        : [...RACE, { exact: ['rain'], prefix: 'rain' }];
      const pages = await Promise.all(
        Array.from({ length: 15 }, (_, at) =>
          store.find(words, { needsAll, kind: 'result', limit: 50, offset: at * 50 }),
        ),
      );
      expect(pages.map(({ counts }) => [counts.get('result'), counts.get('article')])).toEqual(
        pages.map(() => [700, 1]),
      );
      expect(pages.map(({ documents }) => documents.length)).toEqual([
        ...Array.from({ length: 14 }, () => 50),
        0,
      ]);
      expect(new Set(pages.flatMap(urls)).size).toBe(700);
    }
  });
});
