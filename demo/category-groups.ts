import { HERITAGE } from './calendar.ts';
import type { BodyStyle, CategoryPlan } from './categories.ts';

const BY_BODY: Readonly<Partial<Record<BodyStyle, string>>> = {
  gt: 'gt-and-touring',
  touring: 'gt-and-touring',
  ta2: 'gt-and-touring',
  coupe: 'one-make',
  'rear-engine-coupe': 'one-make',
  roadster: 'one-make',
  ute: 'utes-and-trucks',
  truck: 'utes-and-trucks',
  'formula-ford': 'single-seaters',
  'open-wheel-modern': 'single-seaters',
  prototype: 'single-seaters',
  mini: 'grassroots',
  kart: 'grassroots',
};

const GRASSROOTS = ['club-sprint-cup', 'future-stars-trophy'];

/** The group that a category is listed in. */
export function categoryGroupOf({ slug, series, bodyStyle }: CategoryPlan): string {
  if (series === HERITAGE) return 'historic';
  if (GRASSROOTS.includes(slug)) return 'grassroots';
  return BY_BODY[bodyStyle] ?? 'grassroots';
}
