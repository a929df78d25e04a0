/** Points by finishing position; everyone below the table scores the last value. */
const POINTS = [75, 67, 60, 54, 49, 45, 42, 39, 36, 33, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12] as const;
const LOWEST_SCORE = 10;

/** Points for a position, from 1. */
export const pointsFor = (place: number): number => POINTS[place - 1] ?? LOWEST_SCORE;
