import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../run/project.ts';
import { interruptCommands, runCommand } from './command.ts';

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Processes on this machine with a text in their environment, whoever started them. */
async function processesWith(text: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const environments = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')),
  );
  return ids.filter((_, index) => environments[index]?.includes(text));
}

test('a run that is stopped by Ctrl-C says so, ends what it has started, and leaves no folder', async () => {
  const folder = await ownFolder();
  const run = spawn(process.execPath, ['scripts/test.ts', '--only=unit'], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder },
    // Its own process group, as in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  // Its tool is running.
  await expect.poll(() => output).toContain('RUN');
  expect(await processesWith(folder)).not.toEqual([]);
  if (run.pid === undefined) throw new Error('The run did not start.');
  const closed = once(run, 'close');
  process.kill(-run.pid, 'SIGINT');
  expect(await closed).toEqual([1, null]);
  expect(output).toContain('was interrupted');
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/failed$/);
  expect(await processesWith(folder)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test('what an interrupted tool has started ends with it, even if it would go on', async () => {
  const mark = `of-an-interrupted-tool-${crypto.randomUUID()}`;
  const deaf = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000)";
  const tool = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' })`;
  const ended = runCommand(process.execPath, ['-e', tool], { env: { MARK: mark }, isQuiet: true });
  await expect.poll(() => processesWith(mark)).toHaveLength(2);
  interruptCommands();
  expect((await ended).exitCode).toBe(1);
  expect(await processesWith(mark)).toEqual([]);
});
