import type { DatabaseSync } from 'node:sqlite';

/** A database's tables, whatever the order of their columns: each fact a line of text, sorted. */
export type Schema = readonly string[];

/** Runs a statement that returns rows. */
export type Query = (statement: string) => Promise<readonly Record<string, unknown>[]>;

const text = (values: readonly unknown[]): string => values.map(String).join(' ');

/** Tables, columns, foreign keys and indexes of a SQLite file. */
export function sqliteSchema(database: DatabaseSync): Schema {
  const rows = (statement: string, ...values: string[]) => database.prepare(statement).all(...values);
  const tables = rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  return tables
    .flatMap(({ name }) => {
      const table = String(name);
      const columns = rows('SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)', table);
      const keys = rows(
        'SELECT "from", "table", "to", on_update, on_delete FROM pragma_foreign_key_list(?)',
        table,
      );
      const indexes = rows('SELECT name, "unique", partial FROM pragma_index_list(?)', table).map((index) => {
        const parts = rows('SELECT name FROM pragma_index_info(?)', String(index['name']));
        return { ...index, columns: parts.map((part) => part['name']) };
      });
      return [
        `table ${table}`,
        ...columns.map((column) => `${table} column ${text(Object.values(column))}`),
        ...keys.map((key) => `${table} key ${text(Object.values(key))}`),
        ...indexes.map((index) => `${table} index ${text(Object.values(index))}`),
      ];
    })
    .toSorted();
}

/** Tables, columns, constraints, indexes and types of a PostgreSQL database. */
export async function postgresSchema(query: Query): Promise<Schema> {
  const parts = await Promise.all([
    query(`SELECT 'column', table_name, column_name, udt_name, is_nullable, column_default, datetime_precision
      FROM information_schema.columns WHERE table_schema = 'public'`),
    query(`SELECT 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'`),
    query(`SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'`),
    query(`SELECT 'type', typname, string_agg(enumlabel, ',' ORDER BY enumsortorder) AS labels
      FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid GROUP BY typname`),
  ]);
  return parts.flatMap((rows) => rows.map((row) => text(Object.values(row)))).toSorted();
}
