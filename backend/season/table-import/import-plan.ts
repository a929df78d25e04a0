import type { PayloadRequest } from 'payload';
import type { ImportReport } from '../sheets/import-report.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import type { Category, Round, Venue } from '../../payload-types.ts';

export type ImportChange = ImportReport['changes'][number];

/** What an import will do, if nothing is wrong with its table. */
export type ImportPlan = {
  readonly rows: number;
  readonly problems: LineProblem[];
  /** What is unlikely, and waits for somebody to confirm it. */
  readonly warnings: LineProblem[];
  /** How something with several meanings was read. */
  readonly notes: string[];
  readonly ignored: string[];
  readonly changes: ImportChange[];
  /** Drivers whom the table names and who have no record; absent where the import adds none. */
  readonly newDrivers?: string[];
  /** Writes one changed record each, in the request's transaction. */
  readonly writes: ((req: PayloadRequest) => Promise<unknown>)[];
};

/** The round that a table is about. */
export type ImportTarget = {
  readonly round: Round;
  readonly categories: readonly Category[];
  readonly timeZone: Venue['timezone'];
  /** Whether what the table doesn't have is cancelled or withdrawn; else it stays as it is. */
  readonly endMissing: boolean;
  /** Whether drivers without a record get one. */
  readonly addDrivers: boolean;
};

/** The category with a name or URL name, however it is written. */
export function findCategory(categories: readonly Category[], text: string): Category | undefined {
  const wanted = simplified(text);
  return categories.find(({ name, url }) => simplified(name) === wanted || simplified(url) === wanted);
}

/** A name as it compares: the same with other spaces, capitals and dashes. */
export const simplified = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s–—-]+/g, ' ')
    .trim();

/** The message about an unknown category. */
export const unknownCategory = (text: string, categories: readonly Category[]): string =>
  `This round has no category “${text}”. It has ${categories.map(({ name }) => name).join(', ') || 'none yet'}.`;

/** What differs between two records in what the second one says, as 'start: 9:00 → 9:30'. */
export const differences = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(after)
    .filter(([name, value]) => (before[name] ?? '') !== value)
    .map(([name, value]) => `${name}: ${before[name] || '–'} → ${value || '–'}`);
