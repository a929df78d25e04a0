import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPortFree } from '../run/ports.ts';
import { ROOT } from '../run/project.ts';
import { failureOf, type TestRun } from './test-report.ts';

/** Folders of single runs, which are deleted at their end (scripts/run/seeded-data.ts, tests/prepared-database.ts). */
const OF_A_RUN = /-run-|^making-/;

const foldersOfRuns = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => OF_A_RUN.test(name));

/**
 * Takes stock before a run.
 * @returns to be called after it: returns a failure for each port of the block that still has a listener, and for each new folder
 */
export async function watchLeftovers(
  ports: { readonly first: number; readonly count: number },
  folder = join(ROOT, '.data'),
): Promise<() => Promise<TestRun[]>> {
  const before = new Set(await foldersOfRuns(folder));
  return async () => {
    const left: string[] = [];
    for (let port = ports.first; port < ports.first + ports.count; port += 1)
      if (!(await isPortFree(port, '127.0.0.1')))
        left.push(`a program still listens on port ${String(port)}`);
    for (const name of await foldersOfRuns(folder))
      if (!before.has(name)) left.push(`the folder ${join(folder, name)} is still there`);
    return left.map((what) => failureOf('what the run leaves behind', what));
  };
}
