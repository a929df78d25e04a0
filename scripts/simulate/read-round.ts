import { CHAMPIONSHIP_TIME_ZONE } from '../../lib/contract/time-zone.ts';
import { sortableDay } from '../../lib/shared/date-forms.ts';
import { z } from 'zod';
import type { DaySession } from './race-day.ts';
import type { Car } from './running-order.ts';

const QUERY = `query { nextgenRounds(orderBy: "start_date") { id name url venue { timezone }
  sessions { id kind starts_at ends_at distance distance_unit session_status category { url } }
  entries { race_number name class status category { url } } } }`;

const categorySchema = z.object({ url: z.string() }).nullable();
const roundSchema = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  venue: z.object({ timezone: z.string() }).nullable(),
  sessions: z.array(
    z.object({
      id: z.number(),
      kind: z.string().nullable(),
      starts_at: z.string().nullable(),
      ends_at: z.string().nullable(),
      distance: z.number().nullable(),
      distance_unit: z.string().nullable(),
      session_status: z.string().nullable(),
      category: categorySchema,
    }),
  ),
  entries: z.array(
    z.object({
      race_number: z.string(),
      name: z.string(),
      class: z.string(),
      status: z.string(),
      category: categorySchema,
    }),
  ),
});
const answerSchema = z.object({ data: z.object({ nextgenRounds: z.array(roundSchema) }) });
export type SimulatedRound = z.output<typeof roundSchema>;

const OTHERWISE_MS = 20 * 60_000;
const DOESNT_RUN: readonly (string | null)[] = ['cancelled', 'postponed'];
const STAND_INS = 12;

/** Reads a round with its timetable and entries from a running site. @param wanted its id or URL name @throws Error if there is none */
export async function readRound(site: string, wanted: string): Promise<SimulatedRound> {
  const response = await fetch(new URL('/graphql', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  if (!response.ok)
    throw new Error(`${site} responded with ${String(response.status)} when asked for its rounds.`);
  const { nextgenRounds: rounds } = answerSchema.parse(await response.json()).data;
  const round = rounds.find(({ id, url }) => url === wanted || String(id) === wanted);
  if (!round)
    throw new Error(`No round “${wanted}”. The rounds are ${rounds.map(({ url }) => url).join(', ')}.`);
  return round;
}

/** The cars in a category: its entries, or numbered stand-ins if the round has no entry list. */
function carsOf({ entries }: SimulatedRound, category: string): Car[] {
  const own = entries.filter((entry) => entry.category?.url === category && entry.status === 'entered');
  if (own.length > 0)
    return own.map(({ race_number, name, class: className }) => ({ race_number, name, class: className }));
  return Array.from({ length: STAND_INS }, (_, index) => {
    const number = String(index + 1);
    return { race_number: number, name: `Driver ${number}`, class: '' };
  });
}

/**
 * The sessions of one day of a round.
 * @param day such as 2026-11-21; '' for the first one with a session that hasn't finished, or else the first
 */
export function sessionsOfDay(round: SimulatedRound, day: string): DaySession[] {
  const timeZone = round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  const timed = round.sessions.flatMap((session) =>
    session.starts_at === null || DOESNT_RUN.includes(session.session_status)
      ? []
      : [{ ...session, starts_at: session.starts_at, day: sortableDay(session.starts_at, timeZone) }],
  );
  const open = timed.find(({ session_status }) => session_status !== 'finished') ?? timed[0];
  const chosen = day === '' ? open?.day : day;
  return timed
    .filter((session) => session.day === chosen)
    .map(({ id, kind, starts_at, ends_at, distance, distance_unit, category }) => {
      const starts = Date.parse(starts_at);
      return {
        id,
        starts,
        ends: ends_at === null ? starts + OTHERWISE_MS : Date.parse(ends_at),
        isRace: kind === 'race',
        laps: kind === 'race' && distance_unit === 'laps' ? distance : null,
        cars: category === null ? [] : carsOf(round, category.url),
      };
    });
}
