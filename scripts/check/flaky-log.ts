import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../run/project.ts';
import { flakyOf } from './retries.ts';
import { firstLines, type TestRun } from './test-report.ts';

/** Not committed: each machine has its own. */
export const FLAKY_LOG = 'bench/results/flaky.json';
/** How many runs the log has. */
const MAX_RUNS = 50;

const logSchema = z.array(
  z.object({
    date: z.string(),
    commit: z.string(),
    tests: z.array(z.object({ file: z.string(), title: z.string(), error: z.string() })),
  }),
);

/** Adds a run and its flaky tests to the log, newest first, so that recurring ones get noticed. */
export async function logFlaky(tests: readonly TestRun[], commit: string, now: Date): Promise<void> {
  const path = join(ROOT, FLAKY_LOG);
  const former = logSchema.safeParse(JSON.parse(await readFile(path, 'utf8').catch(() => '[]')));
  const run = {
    date: now.toISOString(),
    commit,
    tests: flakyOf(tests).map(({ file, title, message }) => ({
      file,
      title,
      error: firstLines(message ?? '', 1)[0] ?? '',
    })),
  };
  const runs = [run, ...(former.success ? former.data : [])].slice(0, MAX_RUNS);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(runs, null, 2)}\n`);
}
