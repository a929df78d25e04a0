import { expect, test } from 'vitest';
import { temporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { findNextRound } from './next-round.ts';

const opened = temporaryPayload();

const HOUR_MS = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

test('the round that is on is shown with the sessions still to come, even if its status was cleared', async () => {
  const { payload } = opened;
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Teretonga',
      url: 'teretonga',
      start_date: inHours(-30),
      end_date: inHours(30),
      round_status: null,
      _status: 'published',
    },
  });
  const session = (
    session_name: string,
    session_status: 'scheduled' | 'running' | 'finished' | 'postponed' | 'cancelled',
    hours: number,
  ) =>
    payload.create({
      collection: 'results',
      data: {
        round,
        kind: 'activity',
        session_name,
        session_status,
        date: inHours(hours),
        ends_at: inHours(hours + 1),
        _status: 'published',
      },
    });
  await session('Stopped early', 'finished', -0.5);
  await session('Track walk', 'running', -0.25);
  await session('Hot laps', 'cancelled', 1);
  await session('Parade', 'postponed', 2);
  await session('Autographs', 'scheduled', 3);
  const found = await findNextRound(payload);
  expect([found?.name, found?.isOn]).toEqual(['Teretonga', true]);
  expect(found?.sessions.map(({ name }) => name)).toEqual(['Track walk', 'Autographs']);
});
