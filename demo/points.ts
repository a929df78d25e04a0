import { HERITAGE } from './calendar.ts';
import type { CategoryPlan } from './categories.ts';
import type { DemoScoring } from './records/standings.ts';

const SPRINT: DemoScoring = {
  slug: 'sprint',
  name: 'Sprint weekends',
  racePoints: [
    75, 67, 60, 54, 49, 45, 42, 39, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4,
  ],
  racesPerRound: 3,
  bonuses: [
    { kind: 'pole', points: 3 },
    { kind: 'fastest_lap', points: 1 },
  ],
  // The worst race of each half.
  drops: [
    { mode: 'drop', count: 1, by: 'session', from: null, to: 4 },
    { mode: 'drop', count: 1, by: 'session', from: 5, to: null },
  ],
  minimumDistance: 75,
};

const HERITAGE_MEETINGS: DemoScoring = {
  slug: 'heritage',
  name: 'Heritage meetings',
  racePoints: [10, 8, 6, 5, 4, 3, 2, 1],
  racesPerRound: 3,
  bonuses: [],
  drops: [{ mode: 'keep', count: 2, by: 'round', from: null, to: null }],
  minimumDistance: null,
};

const ENDURANCE: DemoScoring = {
  slug: 'endurance',
  name: 'Endurance races',
  racePoints: [40, 34, 30, 26, 23, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2],
  racesPerRound: 1,
  bonuses: [{ kind: 'pole', points: 2 }],
  drops: [],
  minimumDistance: 60,
};

export const SCORINGS: readonly DemoScoring[] = [SPRINT, HERITAGE_MEETINGS, ENDURANCE];

/** How a category's results become points. */
export function scoringFor({ slug, series }: Pick<CategoryPlan, 'slug' | 'series'>): DemoScoring {
  if (slug === 'endurance-cup') return ENDURANCE;
  return series === HERITAGE ? HERITAGE_MEETINGS : SPRINT;
}

/** Points of a category's race by position, from 1. */
export const pointsFor = (category: CategoryPlan, place: number): number =>
  scoringFor(category).racePoints[place - 1] ?? 0;

/** The most points that one driver can take at a round of a category. */
export function mostPerRound(category: CategoryPlan): number {
  const { racesPerRound, bonuses } = scoringFor(category);
  const bonusOf = (kind: DemoScoring['bonuses'][number]['kind']) =>
    bonuses.find((bonus) => bonus.kind === kind)?.points ?? 0;
  return racesPerRound * (pointsFor(category, 1) + bonusOf('fastest_lap')) + bonusOf('pole');
}
