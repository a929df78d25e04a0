import { z } from 'zod';
import type { Lap } from '../../../lib/contract/entities/racing.ts';
import { timeText } from '../results-import/times.ts';

/** Milliseconds, and the position at the end of the lap; 0 if unknown. */
const storedLapSchema = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
type StoredLap = z.infer<typeof storedLapSchema>;

/** The laps of a session by race number, first lap first. A missing lap has two zeros, so that later ones keep their numbers. */
export const storedLapsSchema = z.record(z.string(), z.array(storedLapSchema));
export type StoredLaps = z.infer<typeof storedLapsSchema>;

/** A lap as read: milliseconds, or null if unknown. */
export type ReadLap = Pick<Lap, 'race_number' | 'lap' | 'position'> & { readonly time: number | null };

const MISSING: StoredLap = [0, 0];
const isKnown = ([time, position]: StoredLap): boolean => time > 0 || position > 0;

/** Adds or replaces laps. A lap without time and position is removed. */
export function withLaps(stored: StoredLaps, laps: readonly ReadLap[]): StoredLaps {
  const cars = new Map(Object.entries(stored).map(([number, own]) => [number, [...own]]));
  for (const { race_number: number, lap, time, position } of laps) {
    const own = cars.get(number) ?? [];
    while (own.length < lap) own.push(MISSING);
    own[lap - 1] = [time ?? 0, position ?? 0];
    cars.set(number, own);
  }
  const whole = [...cars].map(
    ([number, own]) => [number, own.slice(0, own.findLastIndex(isKnown) + 1)] as const,
  );
  return Object.fromEntries(whole.filter(([, own]) => own.length > 0));
}

/** Number of laps stored for all cars together. */
export const countLaps = (stored: StoredLaps): number =>
  Object.values(stored).reduce((sum, own) => sum + own.length, 0);

/** The laps on the wire. */
export const lapEntities = (stored: StoredLaps): Lap[] =>
  Object.entries(stored).flatMap(([race_number, own]) =>
    own.flatMap((lap, index) => {
      const [time, position] = lap;
      if (!isKnown(lap)) return [];
      return [
        {
          race_number,
          lap: index + 1,
          time: time === 0 ? '' : timeText(time),
          position: position === 0 ? null : position,
        },
      ];
    }),
  );
