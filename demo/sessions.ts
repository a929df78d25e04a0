import type { Weekend } from './calendar.ts';
import { categoryOf, ROUND_CATEGORIES, type CategoryPlan } from './categories.ts';
import type { Competitor } from './entries.ts';
import type { Random } from './random.ts';
import { factsOf } from './simulate/facts.ts';
import { simulateTimedSession } from './simulate/practice.ts';
import { simulateRace, type Entrant, type RaceOutcome } from './simulate/race.ts';
import { lapsOfRace } from './simulate/race-laps.ts';
import { raceRows, timedRows } from './simulate/timing-rows.ts';
import type { DemoPlannedSession, DemoSession, DemoTimingRow } from './records/racing.ts';
import { pointsFor } from './points.ts';
import { baseLapAt, planTimetable, RACE_PACE, raceLaps, sessionKey } from './timetable.ts';

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

/** Rounds whose races have laps, for charts. Earlier ones were timed without laps. */
export const WITH_LAPS: readonly string[] = ['round-3-levels', 'round-4-ruapuna'];

const PRACTICE_HELD_BACK = 0.012;
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
    .flatMap((weekend) => {
      const timetable = new Map(planTimetable(weekend).map((session) => [session.key, session]));
      return (ROUND_CATEGORIES[weekend.url] ?? []).flatMap((slug) =>
        simulateCategoryWeekend(
          weekend,
          categoryOf(slug),
          timetable,
          entries.get(slug) ?? [],
          random.fork(`${weekend.url}/${slug}`),
        ),
      );
    });
}

function simulateCategoryWeekend(
  weekend: Weekend,
  category: CategoryPlan,
  timetable: ReadonlyMap<string, DemoPlannedSession>,
  everybody: readonly Competitor[],
  random: Random,
): SimulatedSession[] {
  const baseLap = baseLapAt(weekend, category);
  const entrants = withFormOfTheDay(everybody, category, random);
  const base = { round: weekend.url, category: category.slug };
  const plannedFor = (name: string) => {
    const key = sessionKey(weekend.url, category.slug, name);
    const session = timetable.get(key);
    if (!session) throw new Error(`The timetable has no ${key}`);
    return { key, date: session.date, sort_order: session.sort_order };
  };
  const isEndurance = category.slug === 'endurance-cup';
  const timed = (name: string, minutes: number, heldBack: number) => {
    const cars = simulateTimedSession({ entrants, baseLap, minutes, heldBack, random });
    const session = {
      ...base,
      ...plannedFor(name),
      session_name: name,
      is_a_race: false,
      rows: timedRows(cars),
      laps: null,
      facts: null,
      outcome: null,
    };
    return { session, order: cars.map(({ entrant }) => entrant) };
  };
  const practice = timed('Practice', 20, PRACTICE_HELD_BACK);
  const qualifying = timed('Qualifying', 15, 0);
  const laps = raceLaps(weekend, category);
  const competitors = new Map(everybody.map((competitor) => [competitor.number, competitor]));
  const race = (name: string, grid: readonly Entrant[]): SimulatedSession => {
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
      ...plannedFor(name),
      session_name: name,
      is_a_race: true,
      rows: withCompetitors(raceRows(outcome.cars), category, competitors),
      laps: WITH_LAPS.includes(weekend.url) ? lapsOfRace(outcome.cars) : null,
      facts: factsOf(outcome),
      outcome,
    };
  };
  if (isEndurance) return [practice.session, qualifying.session, race('Three Hour', qualifying.order)];
  const first = race('Race 1', qualifying.order);
  const second = race('Race 2', reverseTop(gridFrom(first), 6));
  const shortWeekend = weekend.url === 'round-4-ruapuna';
  const third = shortWeekend ? [] : [race('Race 3', gridFrom(second))];
  return [practice.session, qualifying.session, first, second, ...third];
}

/** Adds each car's entrant and the points for its position. */
const withCompetitors = (
  rows: readonly DemoTimingRow[],
  category: CategoryPlan,
  competitors: ReadonlyMap<string, Competitor>,
): DemoTimingRow[] =>
  rows.map((row) => {
    const { team = '', vehicle = '' } = competitors.get(row.race_number) ?? {};
    return {
      ...row,
      team,
      car: vehicle,
      ...(row.position === null ? {} : { points: pointsFor(category, row.position) }),
    };
  });

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
