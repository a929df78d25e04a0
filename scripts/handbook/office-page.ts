import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../run/project.ts';

export const OFFICE_PAGE = 'docs/office.md';

const ROW = /^\| ([^|]+?) +\| (\d+) +\|/gm;

/** The clicks of each job in the tables of docs/office.md, by the job's name. */
export function readClicks(): ReadonlyMap<string, number> {
  const page = readFileSync(resolve(ROOT, OFFICE_PAGE), 'utf8');
  return new Map([...page.matchAll(ROW)].map(([, name = '', clicks]) => [name, Number(clicks)]));
}
