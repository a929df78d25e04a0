import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/run/project.ts';
import { percentile } from './load.ts';

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const round = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A table of how long things took, in milliseconds. */
export const timesTable = (rows: readonly (readonly [what: string, times: readonly number[]])[]): string =>
  table(
    ['', 'p50 ms', 'p95 ms', 'longest ms'],
    rows.map(([what, times]) => [
      what,
      round(percentile(times, 0.5)),
      round(percentile(times, 0.95)),
      round(Math.max(...times)),
    ]),
  );

/** Writes figures, with the machine they come from, to bench/results/{name}.md, and prints them. */
export async function writeReport(
  name: string,
  title: string,
  body: string,
  command = 'npm run bench',
): Promise<void> {
  const machine = `${String(cpus().length)} cores ${arch()}, ${String(Math.round(totalmem() / 2 ** 30))} GB, Node ${process.version}`;
  const folder = join(ROOT, 'bench/results');
  await mkdir(folder, { recursive: true });
  const text = `# ${title}\n\n${new Date().toISOString().slice(0, 10)}, ${machine}. Made by \`${command}\`.\n\n${body}\n`;
  await writeFile(join(folder, `${name}.md`), text);
  console.log(`\n${text}`);
}
