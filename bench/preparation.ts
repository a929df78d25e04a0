import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_DAY } from '../scripts/run/seeded-data.ts';
import { childEnv, ROOT } from '../scripts/run/project.ts';
import { cpuMicroseconds } from './cpu.ts';
import { round, table, writeReport } from './report.ts';

const LOOK_MS = 50;

/** Seconds, and seconds of processor time where the system counts them, that the backend takes to prepare an empty data folder. */
async function prepare(SEED_DEMO: 'true' | 'false'): Promise<[wall: number, cpu: number]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-preparation-'));
  const start = performance.now();
  let cpu = 0;
  const code = await new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', join(ROOT, 'backend/kernel/import-fast.ts'), join(ROOT, 'backend/prepare.ts')],
      {
        cwd: join(ROOT, 'backend'),
        env: childEnv({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO_DATE: TEST_DAY, SEED_DEMO }),
        stdio: 'ignore',
      },
    );
    const look = setInterval(() => (cpu = cpuMicroseconds(child.pid) ?? 0), LOOK_MS);
    child.once('error', reject);
    child.once('exit', (exitCode) => {
      clearInterval(look);
      resolve(exitCode);
    });
  });
  await rm(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The preparation ended with code ${String(code)}`);
  return [(performance.now() - start) / 1000, cpu / 1_000_000];
}

/** How long the backend's first preparation takes: migrations, and the demo championship where it is wanted. */
export async function benchPreparation(): Promise<void> {
  const demo = await prepare('true');
  const empty = await prepare('false');
  const row = (name: string, [wall, cpu]: [number, number]) => [name, `${round(wall)} s`, `${round(cpu)} s`];
  await writeReport(
    'preparation',
    'Preparing an empty data folder',
    table(
      ['', 'until it is done', 'processor time'],
      [row('with the demo championship', demo), row('SEED_DEMO=false', empty)],
    ),
  );
}
