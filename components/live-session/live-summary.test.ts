import { expect, test } from 'vitest';
import { liveSessionSchema } from '@/lib/contract/entities/live-session';
import { getTranslator } from '@/lib/i18n/translator';
import { leaderOf, newsOf, summaryOf } from './live-summary';

const session = (facts: object) =>
  liveSessionSchema.parse({
    id: 31,
    is_a_race: true,
    session_status: 'running',
    rows: [
      { position: 1, race_number: '7', name: 'Ana Roe', laps: 12 },
      { position: 2, race_number: '8', name: 'Bo Kim', laps: 12 },
    ],
    ...facts,
  });

test('screen readers hear how far it is and who is first, of a race with its laps', async () => {
  const t = await getTranslator('en');
  expect(summaryOf(session({}), t)).toBe('12 laps. 7 Ana Roe is first');
  expect(summaryOf(session({ is_a_race: false }), t)).toBe('7 Ana Roe is first');
  expect([summaryOf(session({ rows: [] }), t), leaderOf(session({ rows: [] }))]).toEqual(['', '']);
});

test('the news is the flag and the latest message', async () => {
  const t = await getTranslator('en');
  const messages = [
    { id: '2', at: null, text: 'Car 7: 5 s' },
    { id: '1', at: null, text: 'Green' },
  ];
  expect(newsOf(session({ flag: 'safety_car', messages }), t)).toBe('Safety car. Car 7: 5 s');
  expect(newsOf(session({}), t)).toBe('');
});
