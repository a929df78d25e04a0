import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** More than the system buffers for a reader that hasn't started. */
const LINES = 20_000;

const PROGRAM = `
const { printLine, runCommand } = await import(${JSON.stringify(join(import.meta.dirname, 'run-command.ts'))});
await runCommand('Nothing was counted', async () => {
  for (let line = 1; line <= ${String(LINES)}; line += 1) printLine('line ' + line);
  process.stderr.write('all written');
});
`;

test('a reader that starts late gets every line of a command', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  await once(child.stderr, 'data');
  const lines = (await text(child.stdout)).trimEnd().split('\n');
  expect(lines).toHaveLength(LINES);
  expect(lines.at(-1)).toBe(`line ${String(LINES)}`);
  expect(await ended).toEqual([0, null]);
});
