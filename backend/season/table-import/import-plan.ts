import type { PayloadRequest } from 'payload';
import type { ImportReport } from '../sheets/import-report.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import type { Category, Round, Venue } from '../../payload-types.ts';

export type ImportChange = ImportReport['changes'][number];

/** The effect of an import whose table has no errors. */
export type ImportPlan = {
  readonly rows: number;
  readonly problems: LineProblem[];
  /** What is unlikely and needs confirming. */
  readonly warnings: LineProblem[];
  /** How ambiguous input was read. */
  readonly notes: string[];
  readonly ignored: string[];
  readonly changes: ImportChange[];
  /** Drivers in the table who have no record; absent if the import adds none. */
  readonly newDrivers?: string[];
  /** Writes one changed record each, in the request's transaction. */
  readonly writes: ((req: PayloadRequest) => Promise<unknown>)[];
};

/** The round that a table is imported into, with the import's options. */
export type ImportTarget = {
  readonly round: Round;
  readonly categories: readonly Category[];
  readonly timeZone: Venue['timezone'];
  /** Whether what the table doesn't have is cancelled or withdrawn; otherwise it stays as it is. */
  readonly endMissing: boolean;
  /** Whether drivers without a record get one. */
  readonly addDrivers: boolean;
};

/** The category with a name or URL name, however it is written. */
export function findCategory(categories: readonly Category[], text: string): Category | undefined {
  const wanted = simplified(text);
  return categories.find(({ name, url }) => simplified(name) === wanted || simplified(url) === wanted);
}

/** A name for comparison, independent of spaces, capitals and kinds of dashes. */
export const simplified = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s–—-]+/g, ' ')
    .trim();

/** The message about an unknown category. */
export const unknownCategory = (text: string, categories: readonly Category[]): string =>
  `This round has no category “${text}”. It has ${categories.map(({ name }) => name).join(', ') || 'none yet'}.`;

/** The second record's differences from the first, as 'start: 9:00 → 9:30'; its undefined values don't count. */
export const differences = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(after)
    .filter(([name, value]) => (before[name] ?? '') !== value)
    .map(([name, value]) => `${name}: ${before[name] || '–'} → ${value || '–'}`);
