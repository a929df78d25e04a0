/** The points of a new site, which somebody must check: until then the CMS's home lists them. */
export const SAMPLE_SCORING = {
  name: 'Points (sample)',
  points: [{ kind: 'race' as const, points: '25, 18, 15, 12, 10, 8, 6, 4, 2, 1', per_round: 1 }],
  guests: 'move_up' as const,
  shared_cars: 'each' as const,
  ties: 'countback_then_latest' as const,
};
