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
 * Installs what tests start beside the project's own programs, before the first of them.
 * @returns what there is now, for the end of the run
 * @throws with one line, if something can't be installed
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

/** How many tests named the database they ran on, one line; null if none did. */
export function casesByDatabase(tests: readonly TestRun[]): string | null {
  const counts = DATABASES.map((name) => ({
    name,
    count: tests.filter(({ title }) => title.includes(name)).length,
  }));
  return counts.every(({ count }) => count === 0)
    ? null
    : counts.map(({ name, count }) => `${String(count)} cases on ${name}`).join(', ');
}

/** The commit under test, with a mark if something isn't committed. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain') === '' ? '' : ' and changes'}`;
}
