import type { Scoring as Rules } from './points/scoring.ts';
import type { Scoring } from '../../payload-types.ts';
import { readPoints } from './points-text.ts';

/** The values of a scoring's form, saved or not. */
export type ScoringData = Omit<Scoring, 'id' | 'name' | 'updatedAt' | 'createdAt'>;

/** A scoring of the CMS in the form that the calculation needs. */
export const scoringOf = (doc: ScoringData): Rules => ({
  rules: doc.points.map(({ kind, session, points, per_round }) => ({
    kind,
    session: session ?? '',
    points: readPoints(points) ?? [],
    perRound: per_round,
  })),
  bonuses: (doc.bonuses ?? []).map(({ kind, points, within }) => ({ kind, points, within: within ?? null })),
  drops: (doc.drops ?? []).map(({ by, mode, count, from, to }) => ({
    by,
    mode,
    count,
    from: from ?? null,
    to: to ?? null,
  })),
  deadHeats: doc.dead_heats ?? 'share',
  minimumShare: (doc.minimum_distance ?? 0) / 100,
  roundLimit: doc.round_limit ?? null,
  movesUpBehindGuests: doc.guests === 'move_up',
  keepsDisqualifications: doc.keeps_disqualifications ?? false,
  tieBreak: doc.ties,
  dividesSharedCars: doc.shared_cars === 'divide',
  ranksRookies: doc.ranks_rookies ?? false,
  carsPerTeam: doc.cars_per_team ?? null,
  takesSheetPoints: doc.takes_sheet_points ?? false,
});
