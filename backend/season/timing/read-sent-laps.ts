import type { z } from 'zod';
import { SESSION_MAX_LAPS, type sentLapSchema } from '../../../lib/contract/timing.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { badFields } from '../../kernel/failure.ts';
import type { Result } from '../../payload-types.ts';
import { readLaps, type GivenLap } from '../laps/read-laps.ts';
import { countLaps, withLaps, type StoredLaps } from '../laps/stored-laps.ts';
import { fieldsOfProblems } from './fields-of-problems.ts';

type SentLap = z.output<typeof sentLapSchema>;

const textOf = (cell: SentLap['time']): string => String(cell ?? '').trim();

/**
 * The laps of a session after a timing provider's call.
 * @param rows of its sheet after the call
 * @throws Failure 422 with a message for each faulty lap, or if there are too many
 */
export function withSentLaps(
  before: StoredLaps,
  sent: readonly SentLap[],
  rows: NonNullable<Result['rows']>,
): StoredLaps {
  const said = sent.map(({ race_number, lap, time, position }, index): GivenLap => ({
    line: index + 1,
    race_number: textOf(race_number),
    lap,
    time: textOf(time),
    position: position ?? null,
  }));
  const { laps, problems } = readLaps(said, rows, 'lap record');
  if (problems.length > 0) throw badFields(fieldsOfProblems('laps', 'Lap record', problems));
  const after = withLaps(before, laps);
  if (countLaps(after) > SESSION_MAX_LAPS)
    throw badFields({ laps: `A session can have up to ${numberInText(SESSION_MAX_LAPS)} laps.` });
  return after;
}
