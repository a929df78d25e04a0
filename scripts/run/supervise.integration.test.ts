import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { supervise } from './supervise.ts';
import { runProgram } from './program.ts';

const TITLE = 'The content backend';
const RUNS_ON = `console.log('{"event":"ready","port":1}'); setInterval(() => undefined, 1000);`;
const BREAKS = `console.log('{"event":"ready","port":1}'); setTimeout(() => process.exit(3), 50);`;
const CANNOT = `console.log('{"event":"error","message":"BACKEND_PORT: port 80 is taken, set another."}'); process.exit(1);`;

async function startSupervised(source: string, onMessage: () => void = () => undefined) {
  const root = await mkdtemp(join(tmpdir(), 'supervise-'));
  await writeFile(join(root, 'program.mjs'), source);
  const messages: string[] = [];
  const start = () =>
    runProgram({
      title: TITLE,
      script: 'program.mjs',
      env: {},
      root,
      onEvent: () => undefined,
      onLog: () => undefined,
    });
  const program = supervise(TITLE, start, (line) => {
    messages.push(line);
    onMessage();
  });
  onTestFinished(async () => {
    await program.stop();
    await rm(root, { recursive: true, force: true });
  });
  return { program, messages };
}

test('a killed program is restarted, and a message says so', async () => {
  const { program, messages } = await startSupervised(RUNS_ON);
  await program.ready;
  const first = program.pid() ?? 0;
  process.kill(first, 'SIGKILL');
  await expect.poll(() => messages).toHaveLength(2);
  expect(messages).toEqual([
    'The content backend stopped (SIGKILL). Starting it again in 0.25 s …',
    'The content backend is running again.',
  ]);
  expect(program.pid()).not.toBe(first);
});

test('a program that is restarted on purpose runs again, as often as wanted', async () => {
  const { program, messages } = await startSupervised(RUNS_ON);
  await program.ready;
  const ids = new Set([program.pid()]);
  for (let time = 0; time < 6; time += 1) {
    await program.restart();
    ids.add(program.pid());
  }
  expect(ids.size).toBe(7);
  expect(messages).toEqual([]);
});

test('a program that crashes five times within a minute is given up, after growing pauses', async () => {
  const { program, messages } = await startSupervised(BREAKS);
  expect(await program.failed).toBe(
    'The content backend stopped (exit code 3). It stopped 5 times within a minute and won’t be started again.',
  );
  const pauses = messages.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? []);
  expect(pauses).toEqual(['0.25', '0.5', '1', '2']);
});

test('a program whose first start fails is not tried again', async () => {
  const { program, messages } = await startSupervised(CANNOT);
  await expect(program.ready).rejects.toThrow('BACKEND_PORT: port 80 is taken, set another.');
  expect(await program.failed).toBe('BACKEND_PORT: port 80 is taken, set another.');
  expect(messages).toEqual([]);
});

test('a program that is told to stop stays stopped, even in the pause before a restart', async () => {
  const pausing = Promise.withResolvers<null>();
  const { program } = await startSupervised(RUNS_ON, () => pausing.resolve(null));
  await program.ready;
  const pid = program.pid() ?? 0;
  process.kill(pid, 'SIGKILL');
  await pausing.promise;
  await program.stop();
  expect(program.pid()).toBe(pid);
  expect(await Promise.race([program.failed, Promise.resolve('runs or was stopped')])).toBe(
    'runs or was stopped',
  );
});
