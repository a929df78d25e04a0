import { describe, expect, test } from 'vitest';
import { result, timingRow } from '@/tests/widgets/racing-records';
import { sessionClasses } from './session-classes';
import { makeSheet } from './sheet';

const car = (
  position: number | null,
  className: string,
  total_time: string,
  diff = '',
  best_time = '1:10.000',
) =>
  timingRow({
    position,
    class: className,
    name: `Driver ${position ?? 'out'} ${className}`,
    total_time,
    diff,
    gap: diff,
    best_time,
  });

const race = result([
  car(1, 'A', '20:00.000', '', '1:10.500'),
  car(2, 'B', '20:02.345', '2.345', '1:09.900'),
  car(3, 'A', '20:05.000', '5.000'),
  car(4, 'B', '20:12.845', '12.845'),
  car(5, 'B', '20:30.000', '1 Lap'),
  car(null, 'A', 'DNF', '', '1:12.000'),
]);

describe('results of all classes', () => {
  const sheet = makeSheet(race, null);

  test("show the winner's total time and the others' gaps in a race (spec 5.14)", () => {
    expect(sheet.classified.map(({ time }) => time)).toEqual([
      '20:00.000',
      '+2.345',
      '+5.000',
      '+12.845',
      '+1 Lap',
    ]);
  });

  test('show best times in any other session (spec 5.14)', () => {
    const practice = makeSheet({ ...race, is_a_race: false }, null);
    expect(practice.classified.map(({ time }) => time).slice(0, 2)).toEqual(['1:10.500', '1:09.900']);
  });

  test('put cars that did not finish last, without a position', () => {
    expect(sheet.others.map(({ row, time }) => [row.position, time])).toEqual([[null, 'DNF']]);
  });

  test('mark the fastest lap, whoever drove it', () => {
    expect([...sheet.classified, ...sheet.others].filter(({ isFastest }) => isFastest)).toHaveLength(1);
    expect(sheet.fastest?.best_time).toBe('1:09.900');
  });

  test('count positions in each class', () => {
    expect(sheet.classified.map(({ classPlace }) => classPlace)).toEqual([1, 1, 2, 2, 3]);
  });
});

describe('results of one class', () => {
  const [, b] = sessionClasses(race.rows);
  const sheet = makeSheet(race, b ?? null);

  test("contain only that class's cars, renumbered", () => {
    expect(sheet.classified.map(({ place, row }) => [place, row.class])).toEqual([
      [1, 'B'],
      [2, 'B'],
      [3, 'B'],
    ]);
  });

  test('show gaps to the class leader', () => {
    expect(sheet.classified.map(({ time }) => time)).toEqual(['20:02.345', '+10.500', '+1 Lap']);
    expect(sheet.classified.map(({ gap }) => gap)).toEqual(['', '+10.500', '+1 Lap']);
    expect(sheet.margin).toBe('+10.500');
  });
});

test('show gaps between cars on the same lap behind a lapped class leader', () => {
  const lapped = result([
    car(1, 'A', '20:00.000'),
    car(2, 'B', '20:10.000', '1 Lap'),
    car(3, 'B', '20:11.500', '1 Lap'),
    car(4, 'B', '20:20.000', '3 Laps'),
  ]);
  const [, b] = sessionClasses(lapped.rows);
  expect(makeSheet(lapped, b ?? null).classified.map(({ time }) => time)).toEqual([
    '20:10.000',
    '+1.500',
    '+2 Laps',
  ]);
});

test('do not exist if there is only one class', () => {
  expect(sessionClasses([{ class: 'A' }, { class: 'A' }])).toEqual([]);
  expect(sessionClasses([{ class: '' }, { class: '' }])).toEqual([]);
  expect(sessionClasses([{ class: 'Pro' }, { class: '' }])).toEqual([{ name: 'Pro', slug: 'pro' }]);
});

test('have a separate address for each class', () => {
  const slugs = sessionClasses([{ class: 'GT+' }, { class: 'GT' }, { class: '±' }]).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(3);
  expect(slugs.every((slug) => slug !== '')).toBe(true);
});

test('cars in a dead heat share their place, in their class too, and a disqualified car has no fastest lap', () => {
  const dsq = timingRow({ position: null, name: 'Driver out', status: 'dsq', best_time: '1:01.000' });
  const rows = [
    ...[car(1, 'A', '20:00.000', '', '1:10.500'), car(2, 'B', '20:02.345', '2.345')],
    ...[car(2, 'B', '20:02.345', '2.345'), car(4, 'B', '20:12.845', '12.845'), dsq],
  ];
  const sheet = makeSheet(result(rows), null);
  expect(sheet.classified.map(({ place, classPlace }) => [place, classPlace])).toEqual([
    [1, 1],
    [2, 1],
    [2, 1],
    [4, 3],
  ]);
  expect(sheet.fastest?.best_time).toBe('1:10.000');
});

test.each(['DSQ', 'Excluded'])('a car that is out by a total time of %s has no fastest lap', (total_time) => {
  const out = timingRow({ position: null, name: 'Driver out', total_time, best_time: '1:01.000' });
  const rows = [car(1, 'A', '20:00.000', '', '1:10.500'), { ...out, is_fastest_lap: true }];
  expect(makeSheet(result(rows), null).fastest?.best_time).toBe('1:10.500');
});

test('a car without a lap, for which timing systems write zeros, has no fastest lap', () => {
  const idle = car(2, 'A', '', '', '0:00.000');
  const sheet = makeSheet({ rows: [car(1, 'A', '', '', '1:10.500'), idle], is_a_race: false }, null);
  expect(sheet.fastest?.best_time).toBe('1:10.500');
  expect(makeSheet({ rows: [idle], is_a_race: false }, null).fastest).toBeNull();
});
