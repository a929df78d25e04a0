import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** How many records of each kind a data folder is filled up to. */
export type ScaleCounts = {
  readonly articles: number;
  readonly drivers: number;
  readonly sessions: number;
  readonly rounds: number;
};

/** What a long-lived championship has. */
const FULL = { articles: 20_000, drivers: 5_000, sessions: 2_000, rounds: 300 };

/** Everything but articles is as in `FULL`, or in proportion to the articles. A data folder has at least what the demo has. */
export function countsFor(articles: number, isFixed: boolean): ScaleCounts {
  const share = isFixed ? 1 : articles / FULL.articles;
  return {
    articles,
    drivers: Math.round(FULL.drivers * share),
    sessions: Math.round(FULL.sessions * share),
    rounds: Math.round(FULL.rounds * share),
  };
}

const ONSETS = ['b', 'd', 'f', 'g', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'w', 'st', 'tr', 'gr'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou', 'ē'];
/** One sentence for each script, so that searches in it have something to find. */
const SENTENCES = [
  'レーシングチームが予選で最速タイムを記録した',
  '드라이버가 예선에서 가장 빠른 기록을 세웠다',
  '车手在排位赛中创造了最快圈速',
  'سجل السائق أسرع لفة في التجارب التأهيلية',
  'Гонщик показал лучшее время в квалификации',
  'მრბოლელმა საუკეთესო დრო აჩვენა კვალიფიკაციაში',
];

/** A made-up word, always the same for a number: some 30,000 different ones, as many as a real archive has. */
export function wordOf(number: number): string {
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] ?? list[0];
  const n = (number * 7919) % 30_011;
  return [0, 1, 2]
    .map((part) => `${at(ONSETS, Math.floor(n / 17 ** part))}${at(VOWELS, Math.floor(n / 5 ** part))}`)
    .join('');
}

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => wordOf(seed * 31 + index * index)).join(' ');

/** The headline of the copy with this number. */
export const headlineOf = (number: number): string => `${words(number, 4)} ${String(number)}`;

/** The first sentence of a text replaced by one that no other article has, so that the vocabulary grows with the archive. */
function ownText(content: string, number: number): string {
  const sentence = SENTENCES[number % SENTENCES.length] ?? '';
  const text = JSON.stringify(`${words(number, 40)}. ${sentence} ${String(number)}.`);
  return content.replace(/"text":"(?:[^"\\]|\\.)*"/, () => `"text":${text}`);
}

/**
 * Fills the database of a data folder by copying rows of the demo, in SQL. What reads it (lists, single records, initial data, the search's
 * text) reads these tables only, with the same columns, relations and sizes as records saved in the CMS; saved versions, which only the
 * CMS lists, are left out.
 */
export function fillData(dataDir: string, counts: ScaleCounts): void {
  const database = new DatabaseSync(join(dataDir, 'content.db'));
  database.exec('PRAGMA foreign_keys = OFF; BEGIN');
  const columnsOf = (table: string) =>
    database
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name));

  /** Copies rows until there are `total`; `change` gives the columns that differ. */
  const copy = (
    table: string,
    total: number,
    change: (row: Record<string, unknown>, number: number) => Record<string, string | number>,
    also: readonly { table: string; key: string; newId?: boolean }[] = [],
  ) => {
    const rows = database.prepare(`SELECT * FROM ${table} ORDER BY id`).all();
    const columns = columnsOf(table).filter((name) => name !== 'id');
    const marks = columns.map(() => '?').join(', ');
    const insert = database.prepare(
      `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${marks})`,
    );
    for (let number = rows.length; number < total; number += 1) {
      const row = rows[number % rows.length] ?? {};
      const changed = { ...row, ...change(row, number) };
      const { lastInsertRowid } = insert.run(...columns.map((name) => changed[name] ?? null));
      for (const { table: child, key, newId } of also) {
        const own = columnsOf(child).filter((name) => name !== 'id' && name !== key);
        const list = own.map((name) => `"${name}"`).join(', ');
        database.exec(
          `INSERT INTO ${child} ("${key}", ${newId ? 'id, ' : ''}${list}) SELECT ${String(lastInsertRowid)}, ${newId ? 'lower(hex(randomblob(12))), ' : ''}${list} FROM ${child} WHERE "${key}" = ${String(row.id)}`,
        );
      }
    }
  };

  const earlier = (value: unknown, hours: number) =>
    new Date(Date.parse(String(value)) - hours * 3_600_000).toISOString();
  copy('articles', counts.articles, (row, number) => ({
    name: headlineOf(number),
    url: `copy-${String(number)}`,
    blurb: words(number + 1, 18),
    content: ownText(String(row.content), number),
    display_start_time: earlier(row.display_start_time, 24 * 365 + number),
  }));
  copy(
    'drivers',
    counts.drivers,
    (_, number) => ({
      last_name: `${wordOf(number)} ${String(number)}`,
      full_name: `${wordOf(number + 7)} ${wordOf(number)} ${String(number)}`,
      url: `copy-driver-${String(number)}`,
    }),
    [{ table: 'drivers_rels', key: 'parent_id' }],
  );
  copy(
    'rounds',
    counts.rounds,
    (row, number) => ({
      name: `Round ${wordOf(number)} ${String(number)}`,
      url: `copy-round-${String(number)}`,
      start_date: earlier(row.start_date, 24 * 365 * (1 + Math.floor(number / 12))),
      end_date: earlier(row.end_date, 24 * 365 * (1 + Math.floor(number / 12))),
    }),
    [{ table: 'rounds_rels', key: 'parent_id' }],
  );
  // Copies belong to all rounds alike, on their days: the demo's few would have hundreds each.
  const rounds = database.prepare('SELECT id, start_date FROM rounds ORDER BY id').all();
  copy(
    'results',
    counts.sessions,
    (row, number) => {
      const round = rounds[number % rounds.length];
      return {
        session_name: `Session ${String(number)}`,
        round_id: Number(round?.['id'] ?? row['round_id']),
        date: String(round?.['start_date'] ?? row['date']),
      };
    },
    [
      { table: 'results_rows', key: '_parent_id', newId: true },
      { table: 'results_rels', key: 'parent_id' },
    ],
  );
  database.exec('COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}
