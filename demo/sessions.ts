import type { Weekend } from './calendar.ts';
import { categoryOf, ROUND_CATEGORIES, type CategoryPlan } from './categories.ts';
import type { Competitor } from './entries.ts';
import { addMinutes, instantAt } from './nz-time.ts';
import type { Random } from './random.ts';
import { factsOf } from './simulate/facts.ts';
import { simulateTimedSession } from './simulate/practice.ts';
import { simulateRace, type Entrant, type RaceOutcome } from './simulate/race.ts';
import { raceRows, timedRows } from './simulate/timing-rows.ts';
import type { DemoSession } from './records/racing.ts';
import { circuitOf } from './venues.ts';

const REASONS = [
  'engine',
  'gearbox',
  'accident',
  'brakes',
  'suspension',
  'electrical fault',
  'puncture',
  'overheating',
  'driveshaft',
  'fuel pressure',
  'clutch',
  'spin',
];

const PRACTICE_HELD_BACK = 0.012;
const RACE_PACE = 1.008;
const SAFETY_CAR_RATE = 0.28;

/** A simulated session with its laps, for tests and reports. */
export interface SimulatedSession extends DemoSession {
  outcome: RaceOutcome | null;
}

/** All sessions of the finished rounds. The same seed gives the same times, whatever the dates. */
export function simulateSeason(
  season: readonly Weekend[],
  entries: ReadonlyMap<string, readonly Competitor[]>,
  random: Random,
): SimulatedSession[] {
  return season
    .filter((weekend) => weekend.isPast)
    .flatMap((weekend) =>
      (ROUND_CATEGORIES[weekend.url] ?? []).flatMap((slug, slot) =>
        simulateCategoryWeekend(
          weekend,
          categoryOf(slug),
          slot,
          entries.get(slug) ?? [],
          random.fork(`${weekend.url}/${slug}`),
        ),
      ),
    );
}

function simulateCategoryWeekend(
  weekend: Weekend,
  category: CategoryPlan,
  slot: number,
  everybody: readonly Competitor[],
  random: Random,
): SimulatedSession[] {
  const { referenceLap } = circuitOf(weekend.venue);
  const baseLap = referenceLap * category.pace;
  const entrants = withFormOfTheDay(everybody, category, random);
  const base = { round: weekend.url, category: category.slug };
  const times = sessionTimes(weekend, slot);
  const isEndurance = category.slug === 'endurance-cup';
  const timed = (name: string, date: string, order: number, minutes: number, heldBack: number) => {
    const cars = simulateTimedSession({ entrants, baseLap, minutes, heldBack, random });
    const session = {
      ...base,
      key: `${weekend.url}/${category.slug}/${name}`,
      session_name: name,
      date,
      is_a_race: false,
      sort_order: order,
      rows: timedRows(cars),
      facts: null,
      outcome: null,
    };
    return { session, order: cars.map(({ entrant }) => entrant) };
  };
  const practice = timed('Practice', times.practice, slot * 10 + 1, 20, PRACTICE_HELD_BACK);
  const qualifying = timed('Qualifying', times.qualifying, slot * 10 + 2, 15, 0);
  const laps = Math.max(6, Math.round((category.raceMinutes * 60_000) / (baseLap * RACE_PACE)));
  const race = (name: string, date: string, order: number, grid: readonly Entrant[]): SimulatedSession => {
    const outcome = simulateRace({
      grid,
      laps,
      baseLap: baseLap * RACE_PACE,
      random,
      safetyCarRate: SAFETY_CAR_RATE,
      retirementReasons: REASONS,
      pitStops: isEndurance ? 2 : 0,
    });
    return {
      ...base,
      key: `${weekend.url}/${category.slug}/${name}`,
      session_name: name,
      date,
      is_a_race: true,
      sort_order: order,
      rows: raceRows(outcome.cars),
      facts: factsOf(outcome),
      outcome,
    };
  };
  if (isEndurance)
    return [
      practice.session,
      qualifying.session,
      race('Three Hour', times.raceThree, slot * 10 + 3, qualifying.order),
    ];
  const one = race('Race 1', times.raceOne, slot * 10 + 3, qualifying.order);
  const two = race('Race 2', times.raceTwo, slot * 10 + 4, reverseTop(gridFrom(one), 6));
  const shortWeekend = weekend.url === 'round-4-ruapuna';
  const three = shortWeekend ? [] : [race('Race 3', times.raceThree, slot * 10 + 5, gridFrom(two))];
  return [practice.session, qualifying.session, one, two, ...three];
}

/** Form varies a little from weekend to weekend, and not every car starts every round. */
function withFormOfTheDay(
  everybody: readonly Competitor[],
  category: CategoryPlan,
  random: Random,
): Entrant[] {
  const absent =
    category.slug === 'endurance-cup' ? new Set<number>() : new Set([random.int(6, 40), random.int(6, 40)]);
  return everybody
    .filter((_, index) => !absent.has(index))
    .map((entrant) => ({
      ...entrant,
      skill: Math.max(0, Math.min(1.05, entrant.skill + random.gaussian() * 0.11)),
    }));
}

const gridFrom = (session: SimulatedSession): Entrant[] =>
  (session.outcome?.cars ?? []).map(({ entrant }) => entrant);

const reverseTop = (grid: readonly Entrant[], count: number): Entrant[] => [
  ...grid.slice(0, count).reverse(),
  ...grid.slice(count),
];

function sessionTimes(weekend: Weekend, slot: number) {
  return {
    practice: addMinutes(instantAt(weekend.firstDay, '09:00'), slot * 40),
    qualifying: addMinutes(instantAt(weekend.saturday, '08:45'), slot * 22),
    raceOne: addMinutes(instantAt(weekend.saturday, '12:30'), slot * 32),
    raceTwo: addMinutes(instantAt(weekend.lastDay, '09:00'), slot * 30),
    raceThree:
      slot === 7 && weekend.url === 'round-4-ruapuna'
        ? instantAt(weekend.lastDay, '13:30')
        : addMinutes(instantAt(weekend.lastDay, '13:15'), slot * 29),
  };
}
