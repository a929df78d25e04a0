import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Lap } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import { getTranslator } from '@/lib/i18n/translator';
import { lapsByCar } from '@/lib/season/laps';
import { formatLapTime } from '@/lib/season/lap-time';
import { makeSheet } from '@/lib/season/sheet';
import { timingRow } from '@/tests/widgets/racing-records';
import { LapGapsChart } from './lap-gaps-chart';
import { LapPlacesChart } from './lap-places-chart';

const LAPS = 6;
type Driven = {
  readonly name: string;
  readonly grid: number;
  readonly position: number | null;
  /** Its lap times, in seconds. */
  readonly times: readonly number[];
};
/** Sam leads, Aroha takes the lead on lap 4, Mia is lapped, Joe retires after two laps. */
const RACE: readonly Driven[] = [
  { name: 'Aroha Tane', grid: 2, position: 1, times: [61, 60, 60, 58, 59, 59] },
  { name: 'Sam Lee', grid: 1, position: 2, times: [60, 60, 60, 62, 60, 60] },
  { name: 'Lena Hart', grid: 4, position: 3, times: [64, 61, 60, 61, 60, 60] },
  { name: 'Mia Ropata', grid: 5, position: 4, times: [75, 74, 73, 73, 74] },
  { name: 'Joe Hill', grid: 3, position: null, times: [63, 63] },
];
const rows = RACE.map(({ name, grid, position }, index) =>
  timingRow({
    ...{ name, grid, position, race_number: String(index + 7) },
    total_time: position === null ? 'DNF' : '',
  }),
);
const laps: readonly Lap[] = RACE.flatMap(({ times }, index) =>
  times.map((seconds, lap) => ({
    race_number: String(index + 7),
    lap: lap + 1,
    time: formatLapTime(1000 * seconds),
    position: null,
  })),
);

async function draw(language: Language = 'en') {
  const t = await getTranslator(language);
  const charted = { sheet: makeSheet({ rows, is_a_race: true }, null), laps: lapsByCar(rows, laps), t };
  const drawn = render(
    <>
      <LapPlacesChart {...charted} />
      <LapGapsChart {...charted} />
    </>,
  );
  for (const table of drawn.container.querySelectorAll('details')) table.open = true;
  return drawn;
}

/** The cells of a chart's table, by the car's row. */
function tableOf(name: string): readonly (readonly string[])[] {
  const table = within(screen.getByRole('table', { name }));
  return table.getAllByRole('row').flatMap((line) => {
    const own = within(line);
    const [head] = own.queryAllByRole('rowheader');
    const cells = own.queryAllByRole('cell').map(({ textContent }) => textContent);
    return head ? [[head.textContent, ...cells]] : [];
  });
}

/** The points of a path: its value at each lap that its commands name, and on level stretches at those between. */
function pointsOf(path: string): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  let [lap, down] = [0, 0];
  for (const [, command, x = '', y] of path.matchAll(/([MLH])(\d+)(?: (\d+))?/g)) {
    const next = Number(x);
    for (let level = lap; command === 'H' && level <= next; level += 1) points.set(level, down);
    [lap, down] = [next, y === undefined ? down : Number(y)];
    points.set(lap, down);
  }
  return points;
}
const pathsOf = (name: string) =>
  [...screen.getByRole('img', { name }).querySelectorAll('path:not(.lap-chart-mark)')]
    .map((path) => pointsOf(path.getAttribute('d') ?? ''))
    .toReversed();

test('the position lines match their table, from the grid to each car’s last lap', async () => {
  await draw();
  const table = tableOf('Positions by lap');
  expect(table.map(([name, grid, ...rest]) => [name, grid, rest.join(' ').trim()])).toEqual([
    ['7 Aroha Tane', '2', '2 2 2 1 1 1'],
    ['8 Sam Lee', '1', '1 1 1 2 2 2'],
    ['9 Lena Hart', '4', '4 3 3 3 3 3'],
    ['10 Mia Ropata', '5', '5 5 4 4 4'],
    ['11 Joe Hill', '3', '3 4'],
  ]);
  const drawn = pathsOf('Positions by lap').map((points) =>
    Array.from({ length: LAPS + 1 }, (_, lap) => {
      const down = points.get(lap);
      return down === undefined ? '' : String((down + 1) / 2);
    }),
  );
  expect(drawn).toEqual(table.map(([, ...cells]) => cells));
});

test('the gap lines match their table, as far as the chart reaches', async () => {
  await draw();
  const table = tableOf('Gap to the leader');
  expect(table.map(([, ...cells]) => cells.join(' ').trim())).toEqual([
    '+1.000 +1.000 +1.000 – – –',
    '– – – +3.000 +4.000 +5.000',
    '+4.000 +5.000 +5.000 +7.000 +8.000 +9.000',
    '+15.000 +29.000 +42.000 +56.000 +1:11.000',
  ]);
  // Ten seconds are the whole height.
  const drawn = pathsOf('Gap to the leader').map((points) =>
    Array.from({ length: LAPS }, (_, index) => points.get(index + 1)).map((down) =>
      down === undefined ? '' : down === 0 ? '–' : `+${formatLapTime(10 * down)}`,
    ),
  );
  expect(drawn).toEqual(table.map(([, ...cells]) => cells));
});

test('names are in the rows where lines end, and who is out has a number where it stopped', async () => {
  await draw();
  const chart = within(screen.getByRole('img', { name: 'Positions by lap' }));
  expect(chart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '7 Aroha Tane',
    '8 Sam Lee',
    '9 Lena Hart',
    '10 Mia Ropata',
    '11 Joe Hill',
  ]);
  expect(chart.getByText('×11')).toBeInTheDocument();
});

test('the podium stands out', async () => {
  const { container } = await draw();
  const [places] = container.querySelectorAll('figure');
  const marked = [...(places?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('data-line'));
  expect(marked).toEqual([null, null, '3', '2', '1']);
});

test('is in the reader’s language', async () => {
  await draw('de');
  expect(screen.getByRole('heading', { name: 'Positionen Runde für Runde' })).toBeInTheDocument();
  expect(screen.getAllByText('Als Tabelle anzeigen')).toHaveLength(2);
});
