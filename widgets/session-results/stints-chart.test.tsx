import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Lap } from '@/lib/contract/entities/racing';
import { getTranslator } from '@/lib/i18n/translator';
import { lapsByCar } from '@/lib/season/laps';
import { formatLapTime } from '@/lib/season/lap-time';
import { makeSheet } from '@/lib/season/sheet';
import { timingRow } from '@/tests/widgets/racing-records';
import { StintsChart } from './stints-chart';

const steady = (laps: number) => Array.from({ length: laps }, () => 60);
const STOPS = [66, ...steady(4), 95, ...steady(4)];
const LATER = [66, ...steady(6), 95, ...steady(2)];
const THROUGH = [66, ...steady(9)];

/** @param cars each car's lap times in seconds, in the order of the sheet */
async function show(cars: readonly (readonly number[])[]) {
  const rows = cars.map((_, index) =>
    timingRow({ position: index + 1, race_number: String(index + 7), name: `Driver ${String(index + 1)}` }),
  );
  const laps = cars.flatMap((times, index) =>
    times.map((seconds, lap): Lap => ({
      ...{
        race_number: String(index + 7),
        lap: lap + 1,
        time: formatLapTime(1000 * seconds),
        position: null,
      },
    })),
  );
  const t = await getTranslator('en');
  return render(
    <StintsChart sheet={makeSheet({ rows, is_a_race: true }, null)} laps={lapsByCar(rows, laps)} t={t} />,
  );
}

test('shows each car’s laps from stop to stop, and in a table the best of each', async () => {
  const { container } = await show([STOPS, LATER, THROUGH, THROUGH]);
  expect(screen.getByRole('img', { name: 'Stints' })).toBeVisible();
  expect(container.querySelectorAll('rect')).toHaveLength(6);
  const rows = within(screen.getByRole('table', { name: 'Stints', hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Driver', 'Stint 1', 'Stint 2'],
    ['7 Driver 1', '1–6 · 1:00.000', '7–10 · 1:00.000'],
    ['8 Driver 2', '1–8 · 1:00.000', '9–10 · 1:00.000'],
    ['9 Driver 3', '1–10 · 1:00.000', ''],
    ['10 Driver 4', '1–10 · 1:00.000', ''],
  ]);
});

test('a race in which one car lost time had no stops', async () => {
  const { container } = await show([STOPS, THROUGH, THROUGH, THROUGH]);
  expect(container).toBeEmptyDOMElement();
});
