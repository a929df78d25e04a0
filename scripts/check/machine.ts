import { execFileSync, spawnSync } from 'node:child_process';
import { findChromium } from '../run/chromium.ts';
import { hasPostgres, postgresVersion } from '../run/temporary-postgres.ts';
import installTestPrograms from '../run/test-programs.ts';
import type { TestRun } from './test-report.ts';

export type Needs = {
  /** PostgreSQL, Valkey, nginx. */
  readonly programs: boolean;
  readonly browser: boolean;
  /** Whether a run without PostgreSQL is refused. */
  readonly postgres: boolean;
};

/**
 * Installs the programs that tests need besides the project's own, before the first test.
 * @returns their versions, to be shown at the end of the run
 * @throws with a one-line message if something can't be installed
 */
export function prepareMachine({ programs, browser, postgres }: Needs): string[] {
  if (programs) installTestPrograms();
  if (postgres && !hasPostgres())
    throw new Error('CI is set, but PostgreSQL is not installed and could not be.');
  return [
    ...(browser ? [execFileSync(findChromium(), ['--version'], { encoding: 'utf8' }).trim()] : []),
    ...(programs ? [postgresVersion() ?? 'PostgreSQL is not installed: its cases did not run.'] : []),
  ];
}

const DATABASES = ['SQLite', 'PostgreSQL'] as const;

/** One line with the number of tests on each database, according to their titles; null if there are none. */
export function casesByDatabase(tests: readonly TestRun[]): string | null {
  const counts = DATABASES.map((name) => ({
    name,
    count: tests.filter(({ title }) => title.includes(name)).length,
  }));
  return counts.every(({ count }) => count === 0)
    ? null
    : counts.map(({ name, count }) => `${String(count)} cases on ${name}`).join(', ');
}

/** The commit under test, with a note if there are uncommitted changes. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain') === '' ? '' : ' and changes'}`;
}
