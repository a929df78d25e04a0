import {
  driverResultSchema,
  driverSchema,
  resultSchema,
  roundSchema,
  sessionSummarySchema,
  timingRowSchema,
} from '@/lib/contract/entities/racing';
import type { Driver, DriverResult, Result, Round, TimingRow } from '@/lib/contract/entities/racing';
import type { RaceDaySession } from '@/lib/season/race-day';

export const timingRow = (over: Partial<TimingRow> = {}): TimingRow => ({
  ...timingRowSchema.parse({ name: 'Aroha Tane' }),
  ...over,
});

export const session = (over: Partial<DriverResult['result']> = {}): DriverResult['result'] => ({
  ...driverResultSchema.shape.result.parse({ id: 1, session_name: 'Race 1', is_a_race: true }),
  ...over,
});

export const result = (rows: readonly TimingRow[], over: Partial<Result> = {}): Result => ({
  ...resultSchema.parse({ id: 1, session_name: 'Race 1', is_a_race: true }),
  rows: [...rows],
  ...over,
});

export const driver = (id: number, over: Partial<Driver> = {}): Driver => ({
  ...driverSchema.parse({ id, first_name: 'Aroha', last_name: `Tane ${id}`, url: `aroha-tane-${id}` }),
  ...over,
});

/** A round with everything its page shows. */
export const fullRound = (over: Partial<Round> = {}): Round => ({
  ...roundSchema.parse({
    id: 7,
    name: 'Taupō Historic Grand Prix',
    url: 'taupo-historic-gp',
    start_date: '2027-01-15T20:00:00Z',
    end_date: '2027-01-17T05:00:00Z',
    venue: {
      id: 3,
      name: 'Taupō International Motorsport Park',
      corners: 14,
      length: 3500,
      address: {
        street_address: '61 Broadlands Road',
        suburb_name: 'Taupō',
        postcode: '3378',
        country: 'New Zealand',
        lat: -38.66,
        lng: 176.15,
      },
    },
  }),
  ...over,
});

export const timetableSession = (
  over: Partial<Round['sessions'][number]> = {},
): Round['sessions'][number] => ({
  ...sessionSummarySchema.omit({ round: true }).parse({ id: 1, session_name: 'Race 1', is_a_race: true }),
  ...over,
});

/** A race of half an hour, from 10:00 in New Zealand. */
export const raceDaySession = (over: Partial<RaceDaySession> = {}): RaceDaySession => ({
  id: 1,
  name: 'Race 1',
  category: { name: 'GT', url: 'gt' },
  kind: 'race',
  starts_at: '2027-01-22T21:00:00Z',
  ends_at: '2027-01-22T21:30:00Z',
  status: 'scheduled',
  status_note: '',
  previous_starts_at: null,
  live_timing_link: '',
  streams: [],
  mark: '',
  ...over,
});
