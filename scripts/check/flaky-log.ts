import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../run/project.ts';
import { flakyOf } from './second-tries.ts';
import { firstLines, type TestRun } from './test-report.ts';

/** Kept on the machine, not in the repository. */
export const FLAKY_LOG = 'bench/results/flaky.json';
/** Runs that are kept. */
const KEPT = 50;

const logSchema = z.array(
  z.object({
    date: z.string(),
    commit: z.string(),
    tests: z.array(z.object({ file: z.string(), title: z.string(), error: z.string() })),
  }),
);

/** Adds a run with its flaky tests, newest first, so that one that comes back is seen to. */
export async function logFlaky(
  tests: readonly TestRun[],
  commit: string,
  now: Date,
  path = join(ROOT, FLAKY_LOG),
): Promise<void> {
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
  const runs = [run, ...(former.success ? former.data : [])].slice(0, KEPT);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(runs, null, 2)}\n`);
}
