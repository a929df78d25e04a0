import { z } from 'zod';
import type { InvoiceDocument } from '../../backend/commerce/documents/invoice-document.ts';
import type { OrderLine } from '../../backend/commerce/orders-and-payments.ts';

/*
 * Rows for every table of a release, made from the list of its columns that Payload keeps beside each migration: their types, the words
 * they may hold, and the rows that they name.
 */

const columnSchema = z.object({
  name: z.string(),
  type: z.string(),
});
const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(z.string(), columnSchema),
      foreignKeys: z.record(
        z.string(),
        z.object({ tableTo: z.string(), columnsFrom: z.tuple([z.string()]) }),
      ),
    }),
  ),
  enums: z.record(z.string(), z.object({ name: z.string(), values: z.array(z.string()) })),
});

export type Value = string | number | boolean | null;
/** A row of a table, by column. */
export type FilledRow = Readonly<Record<string, Value>>;

const richText = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        children: [
          { type: 'text', version: 1, text: words, detail: 0, format: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
});
const blocks = (row: number) => [
  { id: `b${String(row)}`, blockType: 'core-heading', heading: `Heading ${String(row)}`, heading_type: 'h1' },
];

const SEAT = {
  cart_line: 1,
  sku: 10_001,
  code: 'SEAT',
  title: 'Seat',
  qty: 2,
  unit_cents: 3_000,
  cents: 6_000,
  is_ticket: true,
  round: 1,
  day: null,
};
const CAP = {
  cart_line: 2,
  sku: 20_001,
  code: 'CAP',
  title: 'Cap',
  qty: 1,
  unit_cents: 2_500,
  cents: 2_500,
  is_ticket: false,
  round: null,
  day: null,
};
/** What every invoice says. */
export const INVOICE: Omit<InvoiceDocument, 'voucher'> = {
  seller: {
    name: 'Series',
    gst_number: '12-345-678',
    address: 'Pit lane',
    email: 'a@example.org',
    phone: '',
  },
  buyer: { name: 'Visitor', email: 'b@example.org', address: null },
  lines: [SEAT, CAP].map(({ title, qty, unit_cents, cents }) => ({
    description: title,
    qty,
    unit_cents,
    cents,
  })),
  subtotal: 8_500,
  discount: 300,
  shipping: 700,
  surcharge: 178,
  credit: 1_000,
  total: 9_078,
  tax: 1_184,
  tickets: [{ title: 'Seat', round: 1, day: null, count: 2, holder: '', event: '' }],
};

/** What is stored as JSON; everything else that is, is formatted text. */
const JSON_VALUES: Readonly<Record<string, (row: number) => unknown>> = {
  'pages.blocks': blocks,
  '_pages_v.version_blocks': blocks,
  'row_pages_rows_blocks_widgets.templatevar': (row) => ({ heading: `Heading ${String(row)}` }),
  'form_submissions.answers': (row) => [{ name: 'name', label: 'Name', value: `Visitor ${String(row)}` }],
  'form_submissions.files': () => [],
  'orders.lines': (): OrderLine[] => [SEAT, CAP],
  'orders.address': () => null,
  'invoices.document': () => INVOICE,
  'payments.details': () => ({ order: 1 }),
  'payload_kv.data': () => ({}),
  'payload_jobs.input': () => ({}),
  'payload_jobs.error': () => null,
  'payload_jobs_log.input': () => ({}),
  'payload_jobs_log.output': () => ({}),
  'payload_jobs_log.error': () => null,
  'payload_preferences.value': () => ({ a: 1 }),
};

/** Payload fills this one itself. */
const OWN = 'payload_migrations';

/**
 * Rows with a value in every column.
 * @param snapshot of a migration of PostgreSQL's, which knows its columns' types
 * @param count of rows in each table; those with the same number name each other
 */
export function rowsOfEveryTable(
  snapshot: unknown,
  count: number,
): ReadonlyMap<string, readonly FilledRow[]> {
  const { tables, enums } = snapshotSchema.parse(snapshot);
  const words = new Map(Object.values(enums).map(({ name, values }) => [name, values]));
  const numbered = (table: string): boolean =>
    Object.values(tables).some(({ name, columns }) => name === table && columns['id']?.type === 'serial');
  const idOf = (table: string, row: number) => (numbered(table) ? row : `${table}-${String(row)}`);

  const filled = Object.values(tables).filter(({ name }) => name !== OWN);
  return new Map(
    filled.map(({ name: table, columns, foreignKeys }) => {
      const targets = new Map(
        Object.values(foreignKeys).map(({ columnsFrom, tableTo }) => [columnsFrom[0], tableTo]),
      );
      const valueOf = ({ name, type }: z.infer<typeof columnSchema>, row: number): Value => {
        const target = targets.get(name);
        if (target !== undefined) return idOf(target, row);
        if (name === 'id') return idOf(table, row);
        const choice = words.get(type);
        if (choice) return choice[(row - 1) % choice.length] ?? null;
        if (type === 'boolean') return row === 1;
        if (type === 'jsonb') {
          const value = JSON_VALUES[`${table}.${name}`] ?? (() => richText(`${name} ${String(row)}`));
          return value(row) === null ? null : JSON.stringify(value(row));
        }
        if (type.startsWith('timestamp')) return `2026-0${String(row)}-02T03:04:05.678Z`;
        return type === 'varchar' ? `${name}-${String(row)}` : row;
      };
      const rows = Array.from({ length: count }, (_, at) =>
        Object.fromEntries(Object.values(columns).map((column) => [column.name, valueOf(column, at + 1)])),
      );
      return [table, rows];
    }),
  );
}

/** What one version has and the one before doesn't. */
export type Additions = {
  readonly tables: ReadonlySet<string>;
  /** By the names of tables that both have. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** Words that only the later one knows, and those that both know. */
  readonly words: readonly {
    readonly table: string;
    readonly column: string;
    readonly added: readonly string[];
    readonly known: readonly string[];
  }[];
};

/** Compares two migrations of PostgreSQL's by their snapshots. */
export function additionsOf(before: unknown, after: unknown): Additions {
  const [former, latter] = [snapshotSchema.parse(before), snapshotSchema.parse(after)];
  const wordsOf = ({ enums }: typeof former, type: string) =>
    Object.values(enums).find(({ name }) => name === type)?.values ?? [];
  const tables = new Set<string>();
  const columns = new Map<string, string[]>();
  const words: Additions['words'][number][] = [];
  for (const [key, { name: table, columns: has }] of Object.entries(latter.tables)) {
    const had = former.tables[key]?.columns;
    if (had === undefined) {
      tables.add(table);
      continue;
    }
    const added = Object.values(has).filter(({ name }) => !(name in had));
    if (added.length > 0)
      columns.set(
        table,
        added.map(({ name }) => name),
      );
    for (const { name: column, type } of Object.values(has)) {
      const known = wordsOf(former, had[column]?.type ?? '');
      const more = wordsOf(latter, type).filter((word) => !known.includes(word));
      if (column in had && more.length > 0) words.push({ table, column, added: more, known });
    }
  }
  return { tables, columns, words };
}
