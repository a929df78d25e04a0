import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { round, table, writeReport } from './report.ts';
import { countsFor } from './scale-data.ts';
import { measureScale, type Figures } from './scale-measure.ts';

/**
 * `node bench/scale.ts [--fixed] [200 2000 20000]`: what grows with the content. Each number of articles gets a data folder of its own, filled
 * by copying rows of the demo, and the built site started on it. The smallest is measured once before, and thrown away: whatever a machine
 * reads from its disk and compiles for the first time would count against it, and make every ratio too small. Needs a build.
 *
 * --fixed: 5,000 drivers, 2,000 sessions and 300 rounds with every number of articles; else fewer with fewer.
 */
const { values, positionals } = readCommandLine('node bench/scale.ts [--fixed] [200 2000 20000]', {
  options: { fixed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const SIZES = [200, 2000, 20_000];
const sizes = positionals.length > 0 ? positionals.map(Number) : SIZES;
if (sizes.some((size) => !Number.isInteger(size) || size < 1))
  throw new Error('Sizes are whole numbers of articles.');

const measure = (articles: number): Promise<Figures> => measureScale(countsFor(articles, values.fixed));

console.log('Warming up: these figures do not count.');
await measure(Math.min(...sizes));

const all: Figures[] = [];
for (const size of sizes) all.push(await measure(size));
const [base = new Map<string, number>()] = all;
const names = [...new Set(all.flatMap((figures) => [...figures.keys()]))];
const isMeasured = (value: number | undefined): value is number =>
  value !== undefined && !Number.isNaN(value);

const rows = names.map((name) => [
  name,
  ...all.flatMap((figures, index) => {
    const [value, first] = [figures.get(name), base.get(name)];
    const shown = isMeasured(value) ? round(value, value < 10 ? 1 : 0) : 'failed';
    if (index === 0) return [shown];
    return [shown, isMeasured(value) && isMeasured(first) ? `${round(value / first, 2)}×` : ''];
  }),
]);
const columns = [
  'ms, or MB',
  ...sizes.flatMap((size, index) => (index === 0 ? [String(size)] : [String(size), 'ratio'])),
];
const counts = sizes.map((size) => countsFor(size, values.fixed));
const contents = table(
  ['records', ...sizes.map(String)],
  (['articles', 'drivers', 'sessions', 'rounds'] as const).map((kind) => [
    kind,
    ...counts.map((one) => round(one[kind])),
  ]),
);
await writeReport(
  'scale',
  'What grows with the content',
  `The smallest size was measured once before, and not counted.\n\n${contents}\n\n${table(columns, rows)}`,
  `node bench/scale.ts ${values.fixed ? '--fixed ' : ''}${sizes.join(' ')}`,
);
