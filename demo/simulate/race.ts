import type { Random } from '../random.ts';

/** A car and its driver in the simulation. */
export interface Entrant {
  number: string;
  className: string;
  name: string;
  /** 0 (slowest) to 1 (fastest) among the cars of its class. */
  skill: number;
  /** Lap time relative to the category's; 1 for the fastest class. */
  classPace: number;
  /** Probability of retiring on any given lap. */
  retirementRate: number;
}

export interface RaceCar {
  entrant: Entrant;
  /** Grid position, from 1. */
  grid: number;
  /** Times of all counted laps in milliseconds. */
  laps: number[];
  retiredFor: string | null;
}

export interface RaceOutcome {
  /** Finishers in order, then retirements, furthest distance first. */
  cars: RaceCar[];
  /** Race number of the leader at the end of each lap. */
  leaders: string[];
  safetyCar: { fromLap: number; toLap: number } | null;
  scheduledLaps: number;
}

export interface RaceSettings {
  /** Entrants in grid order. */
  grid: readonly Entrant[];
  laps: number;
  /** A fast car's lap in the dry, in milliseconds. */
  baseLap: number;
  random: Random;
  safetyCarRate: number;
  retirementReasons: readonly string[];
  /** Pit stops per car, for long races. */
  pitStops: number;
}

const GRID_SLOT_DELAY = 320;
const STANDING_START = 3200;
const CLOSEST_FOLLOWING = 240;
const SKILL_SPREAD = 0.0185;
const LAP_NOISE = 0.0036;
/** A car within this gap of the one ahead, in milliseconds, gets a tow. */
const SLIPSTREAM_RANGE = 1100;
const SLIPSTREAM_GAIN = 0.0028;
const FUEL_EFFECT = 0.006;
const TYRE_EFFECT = 0.005;
const MISTAKE_RATE = 0.012;
const PIT_STOP = 95_000;

interface Runner {
  car: RaceCar;
  total: number;
  running: boolean;
  stops: ReadonlySet<number>;
}

/** Simulates a race lap by lap; the same settings and the same source give the same race. */
export function simulateRace(settings: RaceSettings): RaceOutcome {
  const { grid, laps, random } = settings;
  const runners = grid.map((entrant, index): Runner => ({
    car: { entrant, grid: index + 1, laps: [], retiredFor: null },
    total: 0,
    running: true,
    stops: pitLaps(settings, random),
  }));
  const safetyCar = chooseSafetyCar(settings);
  const leaders: string[] = [];
  let order = [...runners];
  for (let lap = 1; lap <= laps; lap += 1) {
    retireSome(order, settings, lap);
    const running = order.filter((runner) => runner.running);
    const behindSafetyCar = safetyCar !== null && lap >= safetyCar.fromLap && lap <= safetyCar.toLap;
    order = behindSafetyCar ? runBehindSafetyCar(running, settings) : runRacingLap(running, settings, lap);
    const leader = order[0];
    if (leader) leaders.push(leader.car.entrant.number);
  }
  return { cars: classify(runners, order), leaders, safetyCar, scheduledLaps: laps };
}

function pitLaps({ laps, pitStops }: RaceSettings, random: Random): Set<number> {
  const stint = laps / (pitStops + 1);
  return new Set(
    Array.from({ length: pitStops }, (_, stop) => Math.round(stint * (stop + 1) + random.int(-6, 6))),
  );
}

function chooseSafetyCar({ laps, random, safetyCarRate }: RaceSettings): RaceOutcome['safetyCar'] {
  if (laps < 8 || !random.chance(safetyCarRate)) return null;
  const fromLap = random.int(2, laps - 5);
  return { fromLap, toLap: fromLap + random.int(1, 2) };
}

function retireSome(
  order: readonly Runner[],
  { random, retirementReasons }: RaceSettings,
  lap: number,
): void {
  for (const runner of order) {
    const rate = runner.car.entrant.retirementRate * (lap === 1 ? 2 : 1);
    if (!runner.running || !random.chance(rate)) continue;
    runner.running = false;
    runner.car.retiredFor = random.pick(retirementReasons);
  }
}

function lapTime(runner: Runner, { baseLap, laps, random }: RaceSettings, lap: number): number {
  const { skill, classPace } = runner.car.entrant;
  const done = lap / laps;
  const pace = baseLap * classPace * (1 + SKILL_SPREAD * (1 - skill));
  const wear = baseLap * (FUEL_EFFECT * (1 - done) + TYRE_EFFECT * done * done);
  const noise = baseLap * LAP_NOISE * Math.abs(random.gaussian());
  const mistake = random.chance(MISTAKE_RATE) ? random.int(900, 5200) : 0;
  const start =
    lap === 1 ? STANDING_START + (runner.car.grid - 1) * GRID_SLOT_DELAY + random.int(-500, 500) : 0;
  const stop = runner.stops.has(lap) ? PIT_STOP + random.int(0, 9000) : 0;
  return Math.round(pace + wear + noise + mistake + start + stop);
}

/** A lap at racing speed: whoever catches another car either passes it or follows it across the line. */
function runRacingLap(running: readonly Runner[], settings: RaceSettings, lap: number): Runner[] {
  const placed: { runner: Runner; at: number }[] = [];
  let previousTotal: number | null = null;
  for (const runner of running) {
    const pulledAlong = previousTotal !== null && runner.total - previousTotal < SLIPSTREAM_RANGE && lap > 1;
    previousTotal = runner.total;
    const gain = pulledAlong ? Math.round(settings.baseLap * SLIPSTREAM_GAIN) : 0;
    let at = runner.total + lapTime(runner, settings, lap) - gain;
    let slot = placed.length;
    while (slot > 0) {
      const ahead = placed[slot - 1];
      if (!ahead || at >= ahead.at + CLOSEST_FOLLOWING) break;
      const advantage = ahead.at - at;
      const passes = advantage > 0 && settings.random.chance(Math.min(0.92, 0.18 + advantage / 2600));
      if (!passes) {
        at = ahead.at + CLOSEST_FOLLOWING + settings.random.int(0, 420);
        break;
      }
      slot -= 1;
    }
    placed.splice(slot, 0, { runner, at });
  }
  return settle(placed);
}

/** A neutralised lap: the field closes up and nobody passes. */
function runBehindSafetyCar(running: readonly Runner[], { baseLap, random }: RaceSettings): Runner[] {
  const placed: { runner: Runner; at: number }[] = [];
  let previous = 0;
  for (const runner of running) {
    const pace = baseLap * runner.car.entrant.classPace;
    const own = runner.total + Math.round(pace * (placed.length === 0 ? 1.55 : 1.08));
    const at = Math.max(own, previous + random.int(550, 900));
    placed.push({ runner, at });
    previous = at;
  }
  return settle(placed);
}

function settle(placed: readonly { runner: Runner; at: number }[]): Runner[] {
  for (const { runner, at } of placed) {
    runner.car.laps.push(at - runner.total);
    runner.total = at;
  }
  return [...placed].sort((a, b) => a.at - b.at).map(({ runner }) => runner);
}

/** The winner takes the chequered flag; everybody else finishes the lap they are on. */
function classify(runners: readonly Runner[], order: readonly Runner[]): RaceCar[] {
  const winner = order[0];
  const flagAt = winner?.total ?? 0;
  const finishers = order
    .filter((runner) => runner.running)
    .map(({ car }) => {
      let elapsed = 0;
      let counted = 0;
      for (const lap of car.laps) {
        if (elapsed > flagAt) break;
        elapsed += lap;
        counted += 1;
        if (elapsed >= flagAt) break;
      }
      return { ...car, laps: car.laps.slice(0, counted) };
    });
  finishers.sort((a, b) => b.laps.length - a.laps.length || sum(a.laps) - sum(b.laps));
  const retired = runners.filter((runner) => !runner.running).map(({ car }) => car);
  retired.sort((a, b) => b.laps.length - a.laps.length || a.grid - b.grid);
  return [...finishers, ...retired];
}

/** Sums whole milliseconds. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
