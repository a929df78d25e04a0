import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { DRILLS } from '../scripts/drill/all.ts';
import { openCopy } from '../scripts/drill/copy.ts';
import { PLAYED_ELSEWHERE } from '../scripts/drill/elsewhere.ts';
import type { Outcome } from '../scripts/drill/drill.ts';
import { table, writeReport } from './report.ts';

/**
 * `npm run drill -- [name …]`: makes faults on purpose on a copy of the demo championship and writes what held to
 * bench/results/drill.md. Ends with 1 if something did not.
 */
const PORTS = { port: 3260, backendPort: 4260 };

const { positionals } = readCommandLine('npm run drill [-- NAME …]', { allowPositionals: true });
const wanted = new Set(positionals);
const unknown = [...wanted].filter((name) => !DRILLS.some((drill) => drill.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no drill ${unknown.join(', ')}. There are: ${DRILLS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const played = DRILLS.filter(({ name }) => wanted.size === 0 || wanted.has(name));
const rows: string[][] = [];
const copy = await openCopy(PORTS);
try {
  await copy.start();
  for (const { name, fault, expected, play } of played) {
    console.log(`${name}: ${fault} …`);
    const outcome: Outcome = await play(copy).catch((error: unknown) => ({
      passed: false,
      figures: String(error),
    }));
    const isGood = outcome.passed === true && outcome.isInTime !== false;
    const verdict = outcome.passed === null ? '–' : isGood ? 'yes' : outcome.passed ? '**late**' : '**no**';
    console.log(`  ${verdict}: ${outcome.figures}`);
    rows.push([name, fault, expected, verdict, outcome.figures]);
    if (outcome.passed !== null && !isGood) process.exitCode = 1;
  }
} finally {
  await copy.remove();
}
if (wanted.size === 0) {
  const head = ['Drill', 'What is done', 'What must hold', 'Held', 'Figures'];
  const elsewhere = PLAYED_ELSEWHERE.map(({ fault, expected, test }) => [fault, expected, `\`${test}\``]);
  const text = [
    table(head, rows),
    '## Played by other tests',
    table(['What is done', 'What must hold', 'Test'], elsewhere),
  ];
  await writeReport('drill', 'Drills', text.join('\n\n'), 'npm run drill');
}
