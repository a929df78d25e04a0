import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEARCH_FILE } from '../../kernel/database/sqlite-file.ts';
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
])('an index whose file is %s is opened as a new one', async (_, damage) => {
  const path = join(folder, SEARCH_FILE);
  const before = new DatabaseSync(path);
  before.exec('CREATE TABLE documents (url TEXT); CREATE TABLE words (word TEXT)');
  before.exec('INSERT INTO words VALUES (hex(randomblob(20000))); PRAGMA user_version = 1');
  before.close();
  await writeFile(path, damage(await readFile(path)));
  const store = await openSqliteSearch(folder);
  expect(await store.stamps()).toEqual(new Map());
});
