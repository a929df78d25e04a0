import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { CollectionSlug, Payload } from 'payload';
import { drizzle as postgresDrizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { drizzle as sqliteDrizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeBackup } from './operations/backup/backup.ts';
import { POSTGRES_DUMP, SQLITE_FILE } from './operations/backup/contents.ts';
import { restoreBackup } from './operations/backup/restore.ts';
import { toSlug } from './cms/fields/slug.ts';
import { LAST_RELEASE } from './kernel/database/last-release.ts';
import { startPostgres, type TemporaryPostgres } from '../scripts/run/temporary-postgres.ts';
import {
  additionsOf,
  INVOICE,
  rowsOfEveryTable,
  type FilledRow,
  type Value,
} from '../tests/backend/rows-of-every-table.ts';
import { postgresSchema, sqliteSchema, type Schema } from '../tests/backend/schemas.ts';
import { openTemporaryPayload } from '../tests/backend/temporary-payload.ts';

const TEST_MS = 180_000;
const ROWS = 3;
/** No column has more new values than this. */
const MORE_ROWS = 5;
/** The order that was refunded before refunds were recorded. */
const REFUNDED = 2;

const folderOf = (dialect: 'sqlite' | 'postgres') => join(import.meta.dirname, 'migrations', dialect);
const namesOf = (dialect: 'sqlite' | 'postgres') =>
  readdirSync(folderOf(dialect))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .toSorted();
/** The columns after a migration, with their types: of the last release's, or of the newest. */
const snapshotOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(folderOf('postgres'), `${name}.json`), 'utf8'));

/** Raised by the up migration: the sequence numbers of calendar entries (decision 131). Any other old value stays unchanged. */
const RAISED: ReadonlyMap<string, readonly string[]> = new Map([
  ['results', ['revision', 'revised_at']],
  ['rounds', ['revision']],
]);
const isRaised = (table: string, column: string) => RAISED.get(table)?.includes(column) ?? false;

/** A database, and what a test does with it. */
type Place = {
  readonly names: readonly string[];
  readonly run: (name: string, direction: 'up' | 'down') => Promise<void>;
  readonly schema: () => Promise<Schema>;
  readonly insert: (rows: ReadonlyMap<string, readonly FilledRow[]>) => Promise<void>;
  /** Gives a row other values. */
  readonly write: (table: string, id: Value, values: FilledRow) => Promise<void>;
  readonly clear: (table: string) => Promise<void>;
  /** All rows of a table, ordered by id. */
  readonly rows: (table: string) => Promise<readonly Record<string, unknown>[]>;
  /** Migrates as the backend does when it starts. */
  readonly prepare: () => Promise<void>;
  /** Closes the database; the end of the test does, too. */
  readonly close: () => Promise<void>;
};

const prepare = (env: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'prepare.ts')], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', SEED_DEMO: 'false', ...env },
  });

const insertion = (table: string, row: FilledRow, mark: (at: number) => string) => {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  return `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${columns.map((_, at) => mark(at + 1)).join(', ')})`;
};

const change = (table: string, values: FilledRow, mark: (at: number) => string) => {
  const columns = Object.keys(values).map((column, at) => `"${column}" = ${mark(at + 1)}`);
  return `UPDATE "${table}" SET ${columns.join(', ')} WHERE id = ${mark(columns.length + 1)}`;
};

const eachRow = (tables: ReadonlyMap<string, readonly FilledRow[]>) =>
  [...tables].flatMap(([table, rows]) => rows.map((row) => [table, row] as const));

function sqlitePlace(dataDir: string): Place {
  const file = join(dataDir, 'content.db');
  const stored = (value: Value) => (typeof value === 'boolean' ? Number(value) : value);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const db = sqliteDrizzle(`file:${file}`);
  database.exec('PRAGMA synchronous = OFF');
  const close = async () => {
    db.$client.close();
    if (database.isOpen) database.close();
  };
  onTestFinished(close);
  return {
    close,
    names: namesOf('sqlite'),
    async run(name, direction) {
      const migration = await import(join(folderOf('sqlite'), `${name}.ts`));
      // As `atomically` does: rebuilding a table must not delete the rows that refer to it.
      await db.$client.execute('PRAGMA foreign_keys = OFF');
      await db.$client.execute('PRAGMA synchronous = OFF');
      await db.$client.execute('BEGIN');
      // A start in between changed the tables: a connection notices when it reads, but not when it drops a column.
      await db.$client.execute('SELECT COUNT(*) FROM sqlite_master');
      await migration[direction]({ db });
      await db.$client.execute('COMMIT');
    },
    schema: async () => sqliteSchema(database),
    async insert(rows) {
      database.exec('BEGIN');
      for (const [table, row] of eachRow(rows))
        database.prepare(insertion(table, row, () => '?')).run(...Object.values(row).map(stored));
      database.exec('COMMIT');
    },
    async write(table, id, values) {
      const given = [...Object.values(values), id].map(stored);
      database.prepare(change(table, values, () => '?')).run(...given);
    },
    clear: async (table) => database.exec(`DELETE FROM "${table}"`),
    rows: async (table) => database.prepare(`SELECT * FROM "${table}" ORDER BY id`).all(),
    prepare: async () => void (await prepare({ DATA_DIR: dataDir, DATABASE_URL: '' })),
  };
}

function postgresPlace(url: string, dataDir: string): Place {
  const db = postgresDrizzle({ connection: { connectionString: url, max: 1 } });
  const pool = db.$client;
  const close = async () => {
    if (!pool.ending) await pool.end();
  };
  onTestFinished(close);
  const query = async (statement: string, values: readonly Value[] = []) =>
    (await pool.query<Record<string, unknown>>(statement, [...values])).rows;
  return {
    close,
    names: namesOf('postgres'),
    async run(name, direction) {
      const migration = await import(join(folderOf('postgres'), `${name}.ts`));
      await migration[direction]({ db });
    },
    schema: () => postgresSchema(query),
    async insert(rows) {
      // In any order, since rows refer to others that don't exist yet.
      await query('SET session_replication_role = replica');
      for (const [table, row] of eachRow(rows))
        await query(
          insertion(table, row, (at) => `$${String(at)}`),
          Object.values(row),
        );
      await query('SET session_replication_role = DEFAULT');
    },
    async write(table, id, values) {
      const given = [...Object.values(values), id];
      await query(
        change(table, values, (at) => `$${String(at)}`),
        given,
      );
    },
    clear: async (table) => void (await query(`DELETE FROM "${table}"`)),
    rows: async (table) => query(`SELECT * FROM "${table}" ORDER BY id`),
    prepare: async () => void (await prepare({ DATA_DIR: dataDir, DATABASE_URL: url })),
  };
}

let postgres: TemporaryPostgres | null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
async function newDatabase(server: TemporaryPostgres): Promise<string> {
  const name = basename(newFolder()).toLowerCase().replaceAll('-', '_');
  const database = postgresDrizzle(server.url);
  await database.$client.query(`CREATE DATABASE ${name}`);
  await database.$client.end();
  return server.url.replace(/[^/]+$/, name);
}

/** Creates what a backend of the last release left, with rows in every table. @returns the tables' names */
async function fill(place: Place, count = ROWS): Promise<readonly string[]> {
  const released = place.names.filter((name) => name <= LAST_RELEASE);
  expect(released).toContain(LAST_RELEASE);
  for (const name of released) await place.run(name, 'up');
  const rows = new Map(rowsOfEveryTable(snapshotOf(LAST_RELEASE), count));
  const orders = rows.get('orders') ?? [];
  rows.set(
    'orders',
    orders.map((order) => ({ ...order, status: order['id'] === REFUNDED ? 'refunded' : 'paid' })),
  );
  await place.insert(rows);
  await place.insert(new Map([['payload_migrations', released.map((name) => ({ name, batch: 1 }))]]));
  return [...rows.keys()];
}

const isCollection = (payload: Payload, name: string): name is CollectionSlug =>
  Object.hasOwn(payload.collections, name);

describe.each(['sqlite', 'postgres'] as const)('migrations of %s', (dialect) => {
  const open = async (): Promise<Place | null> => {
    if (dialect === 'sqlite') return sqlitePlace(newFolder());
    return postgres && postgresPlace(await newDatabase(postgres), newFolder());
  };

  test(
    'a database of the last release is brought up to date with every row and value, and back, and up again',
    async ({ skip }) => {
      const place = await open();
      if (place === null) return skip('PostgreSQL is not installed.');
      const newer = place.names.filter((name) => name > LAST_RELEASE);
      const tables = await fill(place);
      const valuesNow = async () =>
        new Map(await Promise.all(tables.map(async (table) => [table, await place.rows(table)] as const)));
      const before = await valuesNow();
      const schemaBefore = await place.schema();
      const expectKept = async () => {
        const after = await valuesNow();
        for (const [table, rows] of before)
          expect(after.get(table), table).toEqual(
            rows.map((row) =>
              expect.objectContaining(
                Object.fromEntries(Object.entries(row).filter(([column]) => !isRaised(table, column))),
              ),
            ),
          );
      };

      await place.prepare();
      await expectKept();
      const done = await place.rows('payload_migrations');
      expect(done.map(({ name }) => name)).toEqual(place.names);
      const numbers = (row: Record<string, unknown>, ...columns: string[]) =>
        columns.map((column) => Number(row[column]));
      const { shipping, discount, surcharge, credit, tax } = INVOICE;
      for (const invoice of await place.rows('invoices'))
        expect(
          numbers(
            invoice,
            'tickets_cents',
            'shipping_cents',
            'discount_cents',
            'surcharge_cents',
            'credit_cents',
            'tax_cents',
          ),
        ).toEqual([6_000, shipping, discount, surcharge, credit, tax]);
      const [refund, ...others] = await place.rows('refunds');
      expect(others).toEqual([]);
      expect(refund).toMatchObject({
        number: `number-${String(REFUNDED)}-R1`,
        status: 'done',
        invoice_id: REFUNDED,
        order_id: REFUNDED,
        payment_id: REFUNDED,
        customer_id: REFUNDED,
        press: `order-refunded:${String(REFUNDED)}`,
      });
      const revisions = (rows: readonly Record<string, unknown>[] = []) =>
        new Map(rows.map(({ id, revision }) => [id, Number(revision)]));
      const roundsBefore = revisions(before.get('rounds'));
      for (const { id, revision, updated_at: changed } of await place.rows('rounds'))
        expect(Number(revision)).toBe(
          (roundsBefore.get(id) ?? 0) + Math.floor(new Date(String(changed)).getTime() / 60_000),
        );
      const sessionsBefore = revisions(before.get('results'));
      for (const { id, revision, round_id: round } of await place.rows('results'))
        expect(Number(revision)).toBe((sessionsBefore.get(id) ?? 0) + (roundsBefore.get(round) ?? 0));
      const circuits = await place.rows('venues');
      expect(circuits.map(({ url }) => url)).toEqual(circuits.map(({ name }) => toSlug(String(name))));
      const submissions = await place.rows('form_submissions');
      expect(submissions.map(({ handling, places }) => [handling, Number(places)])).toEqual(
        submissions.map(() => ['done', 1]),
      );

      const schemas = new Map<string, Schema>();
      for (const name of newer.toReversed()) {
        schemas.set(name, await place.schema());
        await place.run(name, 'down');
      }
      expect(await place.schema()).toEqual(schemaBefore);
      await expectKept();
      for (const name of newer) {
        await place.run(name, 'up');
        expect(await place.schema(), name).toEqual(schemas.get(name));
      }
      await expectKept();
    },
    TEST_MS,
  );
});

describe.each(['sqlite', 'postgres'] as const)('the way back on %s', (dialect) => {
  test(
    'is open with rows in every new table, values in every new column, and every word that only this version knows',
    { tags: dialect === 'postgres' ? ['full'] : [], timeout: TEST_MS },
    async ({ skip }) => {
      if (dialect === 'postgres' && postgres === null) return skip('PostgreSQL is not installed.');
      const place =
        dialect === 'postgres' && postgres
          ? postgresPlace(await newDatabase(postgres), newFolder())
          : sqlitePlace(newFolder());
      await fill(place, MORE_ROWS);
      const schemaBefore = await place.schema();
      await place.prepare();
      const newest = snapshotOf(place.names.at(-1) ?? '');
      const { tables, columns, words } = additionsOf(snapshotOf(LAST_RELEASE), newest);
      const rows = rowsOfEveryTable(newest, MORE_ROWS);
      for (const table of tables) await place.clear(table);
      await place.insert(new Map([...tables].map((table) => [table, rows.get(table) ?? []])));
      for (const [table, names] of columns)
        for (const row of rows.get(table) ?? []) {
          const values = Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
          await place.write(table, row['id'] ?? null, values);
        }
      expect(words.length).toBeGreaterThan(0);
      for (const { table, column, added } of words)
        for (const [at, word] of added.entries()) await place.write(table, at + 1, { [column]: word });

      for (const name of place.names.filter((one) => one > LAST_RELEASE).toReversed())
        await place.run(name, 'down');
      expect(await place.schema()).toEqual(schemaBefore);
      for (const { table, column, known } of words)
        for (const row of await place.rows(table)) expect(known, `${table}.${column}`).toContain(row[column]);
    },
  );
});

describe.each(['sqlite', 'postgres'] as const)('a roll-back on %s', (dialect) => {
  test(
    'to the backup from before the upgrade has everything as the last release left it, and what came since aside',
    { tags: dialect === 'postgres' ? ['full'] : [], timeout: TEST_MS },
    async ({ skip }) => {
      if (dialect === 'postgres' && postgres === null) return skip('PostgreSQL is not installed.');
      const dataDir = newFolder();
      const databaseUrl = dialect === 'postgres' && postgres ? await newDatabase(postgres) : null;
      const open = () => (databaseUrl === null ? sqlitePlace(dataDir) : postgresPlace(databaseUrl, dataDir));
      const settings = {
        dataDir,
        databaseUrl,
        backupDir: newFolder(),
        s3: null,
        secret: 's'.repeat(64),
        siteSecret: 't'.repeat(64),
      };
      const released = open();
      const tables = [...(await fill(released)), 'payload_migrations'];
      const stateOf = async (place: Place) => ({
        schema: await place.schema(),
        rows: await Promise.all(tables.map((table) => place.rows(table))),
      });
      const before = await stateOf(released);
      await released.close();
      const { path } = await makeBackup(settings);

      const upgraded = open();
      await upgraded.prepare();
      expect(await upgraded.schema()).not.toEqual(before.schema);
      await upgraded.close();
      const { replaced } = await restoreBackup(path, settings, true);

      const back = open();
      expect(await stateOf(back)).toEqual(before);
      expect(existsSync(join(replaced ?? '', databaseUrl === null ? SQLITE_FILE : POSTGRES_DUMP))).toBe(true);
    },
  );
});

test('both databases have the same migrations, and describe their tables as last released and as they are now', () => {
  const titles = (dialect: 'sqlite' | 'postgres') =>
    namesOf(dialect).map((name) => name.replace(/^\d+_\d+_/, ''));
  expect(titles('sqlite')).toEqual(titles('postgres'));
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const described = readdirSync(folderOf(dialect)).filter((file) => file.endsWith('.json'));
    const kept = [LAST_RELEASE, namesOf(dialect).at(-1) ?? ''].map((name) => `${name}.json`);
    expect(described.toSorted(), dialect).toEqual([...new Set(kept)]);
  }
});

test(
  'the backend opens a database of the last release and reads each record',
  async () => {
    const folder = newFolder();
    const place = sqlitePlace(folder);
    const tables = await fill(place);
    await place.prepare();
    const { payload, close } = await openTemporaryPayload('serving', folder);
    onTestFinished(close);
    const known = tables
      .map((table) => table.replaceAll('_', '-'))
      .filter((name) => isCollection(payload, name));
    expect(known.length).toBeGreaterThan(40);
    for (const collection of known) {
      const { docs } = await payload.find({ collection, depth: 1, sort: 'id' });
      expect(docs.length, collection).toBe(ROWS);
    }
    const { docs } = await payload.find({ collection: 'pages', sort: 'id' });
    expect(docs[0]?.blocks).toMatchObject([{ blockType: 'core-heading', heading: 'Heading 1' }]);
  },
  TEST_MS,
);

test('what a new column names can be deleted, and leaves the column empty', async () => {
  const place = sqlitePlace(newFolder());
  for (const name of place.names) await place.run(name, 'up');
  const keys = (await place.schema()).filter((line) => line.includes(' key '));
  for (const column of ['writer_id', 'round_id', 'share_image_id'])
    expect(keys.find((line) => line.startsWith(`articles key ${column} `))).toMatch(/SET NULL$/);
  for (const key of ['rounds key gallery_id', 'ticket_scans key refund_id'])
    expect(keys.find((line) => line.startsWith(key))).toMatch(/SET NULL$/);
});
