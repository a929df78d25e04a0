import type { Random } from '../random.ts';
import type { Entrant } from './race.ts';

export interface TimedCar {
  entrant: Entrant;
  /** Milliseconds; null when the car set no time. */
  best: number | null;
  laps: number;
}

export interface TimedSessionSettings {
  entrants: readonly Entrant[];
  baseLap: number;
  /** Length of the session in minutes. */
  minutes: number;
  /** How much drivers hold back: 0 in qualifying, more in practice. */
  heldBack: number;
  random: Random;
}

const QUALIFYING_SPREAD = 0.019;
const LAP_SCATTER = 0.0032;
const NO_TIME_RATE = 0.012;

/** Runs practice or qualifying: each car laps on its own, its best lap counts, fastest first. */
export function simulateTimedSession({
  entrants,
  baseLap,
  minutes,
  heldBack,
  random,
}: TimedSessionSettings): TimedCar[] {
  const cars = entrants.map((entrant): TimedCar => {
    const pace = baseLap * entrant.classPace * (1 + QUALIFYING_SPREAD * (1 - entrant.skill) + heldBack);
    const laps = Math.max(3, Math.floor((minutes * 60_000) / pace) - random.int(1, 4));
    if (random.chance(NO_TIME_RATE)) return { entrant, best: null, laps: random.int(0, 1) };
    const times = Array.from({ length: laps }, () => pace * (1 + LAP_SCATTER * Math.abs(random.gaussian())));
    return { entrant, best: Math.round(Math.min(...times)), laps };
  });
  return cars.sort((a, b) => (a.best ?? Number.MAX_SAFE_INTEGER) - (b.best ?? Number.MAX_SAFE_INTEGER));
}
