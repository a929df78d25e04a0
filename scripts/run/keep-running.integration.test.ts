import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepRunning } from './keep-running.ts';
import { runProgram } from './program.ts';

const TITLE = 'The content backend';
const RUNS_ON = `console.log('{"event":"ready","port":1}'); setInterval(() => undefined, 1000);`;
const BREAKS = `console.log('{"event":"ready","port":1}'); setTimeout(() => process.exit(3), 50);`;
const CANNOT = `console.log('{"event":"error","message":"BACKEND_PORT: port 80 is taken, set another."}'); process.exit(1);`;

async function keep(source: string, onTold: () => void = () => undefined) {
  const root = await mkdtemp(join(tmpdir(), 'keep-running-'));
  await writeFile(join(root, 'program.mjs'), source);
  const told: string[] = [];
  const start = () =>
    runProgram({
      title: TITLE,
      script: 'program.mjs',
      env: {},
      root,
      onEvent: () => undefined,
      onLog: () => undefined,
    });
  const kept = keepRunning(TITLE, start, (line) => {
    told.push(line);
    onTold();
  });
  onTestFinished(async () => {
    await kept.stop();
    await rm(root, { recursive: true, force: true });
  });
  return { kept, told };
}

test('a killed program is restarted, and a message says so', async () => {
  const { kept, told } = await keep(RUNS_ON);
  await kept.ready;
  const first = kept.pid() ?? 0;
  process.kill(first, 'SIGKILL');
  await expect.poll(() => told).toHaveLength(2);
  expect(told).toEqual([
    'The content backend stopped (SIGKILL). Starting it again in 0.25 s …',
    'The content backend is running again.',
  ]);
  expect(kept.pid()).not.toBe(first);
});

test('a program that is restarted on purpose runs again, as often as wanted', async () => {
  const { kept, told } = await keep(RUNS_ON);
  await kept.ready;
  const ids = new Set([kept.pid()]);
  for (let time = 0; time < 6; time += 1) {
    await kept.restart();
    ids.add(kept.pid());
  }
  expect(ids.size).toBe(7);
  expect(told).toEqual([]);
});

test('a program that crashes five times within a minute is given up, after growing pauses', async () => {
  const { kept, told } = await keep(BREAKS);
  expect(await kept.failed).toBe(
    'The content backend stopped (exit code 3). It stopped 5 times within a minute and won’t be started again.',
  );
  const pauses = told.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? []);
  expect(pauses).toEqual(['0.25', '0.5', '1', '2']);
});

test('a program whose first start fails is not tried again', async () => {
  const { kept, told } = await keep(CANNOT);
  await expect(kept.ready).rejects.toThrow('BACKEND_PORT: port 80 is taken, set another.');
  expect(await kept.failed).toBe('BACKEND_PORT: port 80 is taken, set another.');
  expect(told).toEqual([]);
});

test('a program that is told to stop stays stopped, even in the pause before a restart', async () => {
  const pausing = Promise.withResolvers<null>();
  const { kept } = await keep(RUNS_ON, () => pausing.resolve(null));
  await kept.ready;
  const pid = kept.pid() ?? 0;
  process.kill(pid, 'SIGKILL');
  await pausing.promise;
  await kept.stop();
  expect(kept.pid()).toBe(pid);
  expect(await Promise.race([kept.failed, Promise.resolve('runs or was stopped')])).toBe(
    'runs or was stopped',
  );
});
