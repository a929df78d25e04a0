import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = `
  import { whenNpmExits } from ${JSON.stringify(join(import.meta.dirname, 'npm-exit.ts'))};
  console.log('runs', process.pid);
  const running = setInterval(() => undefined, 1000);
  await whenNpmExits();
  console.log('stops');
  clearInterval(running);
`;

test('a program notices that the npm which started it was told to stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'npm-exit-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node program.mjs' } }));
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const output = createInterface({ input: npm.stdout });
  const closed = once(output, 'close');
  output.on('line', (line) => lines.push(line));
  await expect.poll(() => lines.length).toBe(1);
  npm.kill('SIGTERM');
  // The program has the other end of this pipe, so it has ended when the pipe closes.
  await closed;
  expect(lines).toEqual([expect.stringMatching(/^runs \d+$/), 'stops']);
});
