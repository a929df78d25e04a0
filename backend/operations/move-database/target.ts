import type { PostgresClient } from '../../kernel/database/postgres-transaction.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { kindOf, quoted, type Column, type Row, type Table } from './tables.ts';

const FETCHED_ROWS = 200;

/** Each database has its own list of applied migrations. */
export const MIGRATIONS_TABLE = 'payload_migrations';

/** @throws Error naming a table that has rows. Empty tables may be left by an earlier attempt. */
export async function refuseRows(client: PostgresClient): Promise<void> {
  const { rows: tables } = await client.query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> $1 ORDER BY tablename",
    [MIGRATIONS_TABLE],
  );
  for (const table of tables) {
    const name = String(table['tablename']);
    const { rows } = await client.query(`SELECT 1 FROM public.${quoted(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new Error(`The database in DATABASE_URL isn’t empty (it has rows in ${name}). Use an empty one.`);
  }
}

/** All tables with their columns. */
export async function targetTables(client: PostgresClient): Promise<readonly Table[]> {
  const { rows } = await client.query(
    `SELECT relname AS table, attname AS column, format_type(atttypid, atttypmod) AS type, typtype = 'e' AS is_enum
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_type ON pg_type.oid = atttypid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
      ORDER BY relname, attnum`,
  );
  const columnOf = (row: Readonly<Record<string, unknown>>): Column => {
    const [name, type] = [String(row['column']), String(row['type'])];
    return { name, type, kind: kindOf(type, row['is_enum'] === true) };
  };
  const grouped = Map.groupBy(rows, ({ table }) => String(table));
  return [...grouped].map(([name, found]) => ({ name, columns: found.map(columnOf) }));
}

/** Runs `insert` regardless of the order of rows that refer to each other. @throws Error naming a row whose reference is missing */
export async function withDeferredKeys(client: PostgresClient, insert: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(
    `SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I', conrelid::regclass, conname) AS change
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  const change = (to: string) => client.query(rows.map((row) => `${String(row['change'])} ${to}`).join(';'));
  await change('DEFERRABLE INITIALLY DEFERRED');
  await insert();
  try {
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  } catch (error) {
    const detail = String(propertyOf(error, 'detail') ?? '');
    throw new Error(`PostgreSQL rejected a row. ${detail} Its message:`, { cause: error });
  }
  await change('NOT DEFERRABLE');
}

/** Inserts rows. All values are sent as text, and PostgreSQL converts them. @throws Error naming the first row that it refuses */
export async function insertRows(client: PostgresClient, table: Table, rows: readonly Row[]): Promise<void> {
  const { name, columns } = table;
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column) => `${quoted(column.name)}::${column.type}`).join(', ');
  const lists = columns.map((_, at) => `$${String(at + 1)}::text[]`).join(', ');
  await client.query('SAVEPOINT rows');
  try {
    await client.query(
      `INSERT INTO ${quoted(name)} (${names}) SELECT ${values} FROM unnest(${lists}) AS rows (${names})`,
      columns.map((_, at) => rows.map((row) => row[at] ?? null)),
    );
    await client.query('RELEASE SAVEPOINT rows');
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT rows');
    if (rows.length === 1) {
      const id = rows[0]?.[columns.findIndex((column) => column.name === 'id')] ?? 'without id';
      throw new Error(`PostgreSQL rejected row ${id} of ${name}:`, { cause: error });
    }
    for (const row of rows) await insertRows(client, table, [row]);
  }
}

/** Makes a table's next row get a higher id than this. */
export async function continueIds(client: PostgresClient, table: string, highest: number): Promise<void> {
  const sequence = "pg_get_serial_sequence($1, 'id')";
  await client.query(`SELECT setval(${sequence}, $2)`, [`public.${quoted(table)}`, highest]);
}

function selected({ name, kind }: Column): string {
  const column = quoted(name);
  if (kind === 'boolean') return `${column}::integer::text AS ${column}`;
  if (kind === 'time')
    return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ${column}`;
  return `${column}::text AS ${column}`;
}

/** All rows of a table in the order of their ids, as SQLite sorts them; values as text. */
export async function* targetRows(client: PostgresClient, { name, columns }: Table): AsyncGenerator<Row> {
  const id = columns.find((column) => column.name === 'id');
  const order = `${quoted(name)}.id${id?.type === 'integer' ? '' : ' COLLATE "C"'}`;
  await client.query(
    `DECLARE moved NO SCROLL CURSOR FOR SELECT ${columns.map(selected).join(', ')} FROM ${quoted(name)} ORDER BY ${order}`,
  );
  for (;;) {
    const { rows } = await client.query(`FETCH ${String(FETCHED_ROWS)} FROM moved`);
    if (rows.length === 0) break;
    for (const row of rows)
      yield columns.map((column) => {
        const value = row[column.name] ?? null;
        return value === null ? null : String(value);
      });
  }
  await client.query('CLOSE moved');
}
