import type { z } from 'zod';
import { SESSION_MAX_MESSAGES, type timingUpdateSchema } from '../../../lib/contract/timing.ts';
import { timeOf } from '../results-import/times.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { carKey, type LiveState } from './live-state.ts';

type Update = z.output<typeof timingUpdateSchema>;
type SentRow = NonNullable<Update['rows']>[number];

const textOf = (cell: SentRow['last_time']): string => String(cell ?? '').trim();

/** Sectors rarely take a minute, so they are written as '28.300'. */
const shortened = (time: string): string => time.replace(/^0:0?/, '');

/** What each car did last, and what is wrong with it, by the number of its row from 1. */
function readCars(rows: readonly SentRow[]): { cars: LiveState['cars']; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const read = (cell: SentRow['last_time'], line: number, label: string): string => {
    const time = timeOf(textOf(cell));
    if (time === null)
      problems.push({ line, message: `${label} “${textOf(cell)}” isn’t a time such as 1:23.456.` });
    return time ?? '';
  };
  const cars = rows.flatMap(({ last_time, sectors = [], ...car }, index) => {
    const line = index + 1;
    const last = {
      last_time: read(last_time, line, 'The last lap time'),
      sectors: sectors.map((sector) => shortened(read(sector, line, 'The sector time'))),
    };
    return last.last_time === '' && last.sectors.every((sector) => sector === '')
      ? []
      : [[carKey(car), last] as const];
  });
  return { cars: Object.fromEntries(cars), problems };
}

/**
 * Adds, corrects and removes messages. A message without text removes the one with its id; a corrected one keeps its time, unless a new one is
 * given.
 * @param now an instant, for messages without one
 * @returns newest first; of several at the same moment, the one that was sent last
 */
export function withMessages(
  before: LiveState['messages'],
  sent: NonNullable<Update['messages']>,
  now: string,
): LiveState['messages'] {
  const known = new Map(before.map((message) => [message.id, message]));
  const added: typeof known = new Map();
  for (const { id, at, text } of sent) {
    const earlier = known.get(id) ?? added.get(id);
    const message = { id, at: new Date(at ?? earlier?.at ?? now).toISOString(), text: text.trim() };
    if (message.text === '') for (const messages of [known, added]) messages.delete(id);
    else (known.has(id) ? known : added).set(id, message);
  }
  return [...[...added.values()].toReversed(), ...known.values()]
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, SESSION_MAX_MESSAGES);
}

/**
 * Applies a timing provider's call. Each call has the flag and what is left in full; what cars did last comes with the rows.
 * @param isOver whether the session had finished before
 * @param now when the call came, as an instant
 */
export function readSentLive(
  before: LiveState,
  { status, flag, laps_to_go, seconds_to_go, rows, messages = [] }: Update,
  { isOver, now }: { readonly isOver: boolean; readonly now: string },
): { readonly live: LiveState; readonly problems: readonly LineProblem[] } {
  const { cars, problems } = rows ? readCars(rows) : { cars: before.cars, problems: [] };
  return {
    live: {
      flag: flag ?? null,
      laps_to_go: laps_to_go ?? null,
      seconds_to_go: seconds_to_go ?? null,
      cars,
      messages: withMessages(before.messages, messages, now),
      // Saying “finished” of a session that the office has finished doesn't make it the timing's.
      finished_by_timing:
        status === undefined || (status === 'finished' && isOver)
          ? before.finished_by_timing
          : status === 'finished',
    },
    problems,
  };
}
