import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../run/project.ts';

export const OFFICE_PAGE = 'docs/office.md';

/** A table row with a job, or with the number of extra clicks something takes. */
const ROW = /^\| ([^|]+?) +\| (\d+)( more)? +\|(?: (\d+)(?:: ([^|]+?))? +\|)?/gm;

/** A row of a table in docs/office.md. */
export type JobRow = {
  readonly name: string;
  readonly clicks: number;
  readonly isMore: boolean;
  /** Out of 10; null where the table has no scores. */
  readonly score: number | null;
  /** What is missing for a 10; '' if nothing is given. */
  readonly missing: string;
};

/** The rows of all tables with clicks, in order. */
export function readRows(): readonly JobRow[] {
  const page = readFileSync(resolve(ROOT, OFFICE_PAGE), 'utf8');
  return [...page.matchAll(ROW)].map(([, name = '', clicks, more, score, missing = '']) => ({
    name,
    clicks: Number(clicks),
    isMore: more !== undefined,
    score: score === undefined ? null : Number(score),
    missing,
  }));
}

/** The clicks of each job in the tables of docs/office.md, by the job's name. */
export const readClicks = (): ReadonlyMap<string, number> =>
  new Map(readRows().flatMap(({ name, clicks, isMore }) => (isMore ? [] : [[name, clicks] as const])));
