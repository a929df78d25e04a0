import { expect, test } from 'vitest';
import { session } from '@/tests/widgets/racing-records';
import { earlierRounds, earlierSession } from './earlier-sessions';

const gt = { id: 1, name: 'GT', url: 'gt', class_colours: [] };
const ford = { id: 2, name: 'Ford', url: 'ford', class_colours: [] };
const line = (id: number, session_name: string, date: string, category = gt) =>
  session({ id, session_name, date, category, is_a_race: session_name.startsWith('Race') });

const weekend = [
  line(1, 'Practice', '2027-01-21T20:00:00Z'),
  line(2, 'Qualifying', '2027-01-22T20:00:00Z'),
  line(3, 'Race 1', '2027-01-22T22:00:00Z'),
  line(4, 'Race 1', '2027-01-22T23:00:00Z', ford),
  line(5, 'Race 2', '2027-01-23T22:00:00Z'),
];
const ahead = line(90, 'Race 1', '2027-02-05T22:00:00Z');

test('compares a race with the last one, and at the same circuit with the one of the same name', () => {
  expect(earlierSession(ahead, weekend, 'roundBefore')?.id).toBe(5);
  expect(earlierSession(ahead, weekend, 'sameCircuit')?.id).toBe(3);
  const third = { ...ahead, session_name: 'Race 3' };
  expect(earlierSession(third, weekend, 'sameCircuit')?.id).toBe(5);
});

test('compares other sessions only with those of the same name', () => {
  const qualifying = line(91, 'Qualifying', '2027-02-05T20:00:00Z');
  expect(earlierSession(qualifying, weekend, 'roundBefore')?.id).toBe(2);
  expect(earlierSession({ ...qualifying, session_name: 'Warm-up' }, weekend, 'roundBefore')).toBeUndefined();
});

test('at its own round only earlier sessions count', () => {
  expect(earlierSession(weekend[4]!, weekend, 'sameRound')?.id).toBe(3);
  expect(earlierSession(weekend[2]!, weekend, 'sameRound')).toBeUndefined();
});

test('earlier rounds are those of its series and those at its circuit with results, latest first', () => {
  const round = (url: string, month: number, series: string, venue: string, resultsCount = 9) => ({
    url,
    start_date: `2027-0${String(month)}-01T00:00:00Z`,
    resultsCount,
    series: { url: series },
    venue: { name: venue },
  });
  const rounds = [
    round('one', 1, 'summer', 'Taupō'),
    round('two', 2, 'summer', 'Manfeild'),
    round('festival', 3, 'guests', 'Taupō'),
    round('called-off', 4, 'summer', 'Taupō', 0),
    round('three', 5, 'summer', 'Taupō', 0),
    round('four', 6, 'summer', 'Taupō'),
  ];
  expect(earlierRounds('three', rounds)).toEqual({
    sameRound: [],
    roundBefore: ['two', 'one'],
    sameCircuit: ['festival', 'one'],
  });
  expect(earlierRounds('unknown', rounds).roundBefore).toEqual([]);
});
