/** Kinds of session that can score. */
export const SCORING_KINDS = ['race', 'qualifying'] as const;
export type ScoringKind = (typeof SCORING_KINDS)[number];

export const BONUSES = ['pole', 'fastest_lap', 'most_positions_gained'] as const;
export type BonusKind = (typeof BONUSES)[number];

/** What cars in a dead heat score: an equal share of the points of all places that they take, or each those of its place. */
export const DEAD_HEATS = ['share', 'each'] as const;
export type DeadHeat = (typeof DEAD_HEATS)[number];

export const TIE_BREAKS = ['countback_then_latest', 'countback', 'none'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Points by position. A session scores by the first rule that fits it, and not at all if none does. */
export type PointsRule = {
  readonly kind: ScoringKind;
  /** Only for sessions of this name, such as Feature race; '' for all of the kind. */
  readonly session: string;
  /** Points of the first, the second, … */
  readonly points: readonly number[];
  /** How many such sessions a round normally has; for rounds that haven't been run. */
  readonly perRound: number;
};

export type Bonus = {
  readonly kind: BonusKind;
  readonly points: number;
  /** Only for a car classified in this position or better; null for any. */
  readonly within: number | null;
};

/** Which results don't count. A rule may be for a part of the season: rounds by their number in it, from 1, both ends included. */
export type DropRule = {
  readonly by: 'round' | 'session';
  /** `keep` counts the best `count`, `drop` all but the worst `count` of those planned; one that was missed is among the worst. */
  readonly mode: 'keep' | 'drop';
  readonly count: number;
  readonly from: number | null;
  readonly to: number | null;
};

/** How results become points. It is data that the office edits (the collection `scorings`). */
export type Scoring = {
  readonly rules: readonly PointsRule[];
  readonly bonuses: readonly Bonus[];
  readonly drops: readonly DropRule[];
  readonly deadHeats: DeadHeat;
  /** Share of the winner's laps, 0 to 1, that a car has to complete for points: in whole laps, rounded down. */
  readonly minimumShare: number;
  /** Most points that anybody can score at one round; null for no limit. */
  readonly roundLimit: number | null;
  /** Whether those behind a guest move up and take the guest's points, or nobody takes them. */
  readonly movesUpBehindGuests: boolean;
  /** A disqualification can't be dropped: it counts as a zero. */
  readonly keepsDisqualifications: boolean;
  readonly tieBreak: TieBreak;
  /** Drivers who share a car share its points; otherwise each has all of them. */
  readonly dividesSharedCars: boolean;
  /**
   * In a rookies' table, points go by the place among the rookies, while a fastest lap stays that of the race; otherwise they keep what they
   * scored among all.
   */
  readonly ranksRookies: boolean;
  /** How many of a team's cars score in a session; null for all. */
  readonly carsPerTeam: number | null;
  /** Points are those that the sheets say, bonuses and penalties included, instead of those by position. */
  readonly takesSheetPoints: boolean;
};

export type SeasonRound = {
  readonly id: number;
  /** Nothing more of it will be run. */
  readonly isOver: boolean;
  /** It was called off without a result, so that the season has one round fewer. */
  readonly isOff?: boolean;
};

/** One car in the classification of a session. */
export type SeasonRow = {
  /** Null for an unclassified car. Cars in a dead heat have the same; a position that no car has stays free. */
  readonly position: number | null;
  /** Those who score for it: its drivers, or its team. */
  readonly keys: readonly string[];
  readonly isGuest: boolean;
  readonly isDisqualified: boolean;
  readonly laps: number | null;
  readonly grid: number | null;
  readonly isFastestLap: boolean;
  /** What the sheet says that it scored; null if it says nothing. */
  readonly points: number | null;
};

/** A session that has been run. */
export type SeasonSession = {
  readonly id: number;
  readonly round: number;
  readonly kind: ScoringKind;
  readonly name: string;
  /** Order within its round; earlier ones first. */
  readonly order: number;
  /** 1; 0.5 if it was stopped early and pays half points. */
  readonly factor: number;
  readonly rows: readonly SeasonRow[];
};

/** Points given or taken outside sessions. It can't be dropped. */
export type Adjustment = {
  readonly key: string;
  /** From which round on; null for from the start. */
  readonly round: number | null;
  readonly points: number;
  readonly reason: string;
};

/** All that a table is made of. The order of sessions, rows and adjustments doesn't matter. */
export type Season = {
  /** In the order of the season, with those to come. */
  readonly rounds: readonly SeasonRound[];
  readonly sessions: readonly SeasonSession[];
  readonly adjustments: readonly Adjustment[];
  /** Those who can be in the table, such as rookies; null for everybody who isn't only a guest. */
  readonly only: ReadonlySet<string> | null;
};

/** A championship's rule for a session, or undefined if it doesn't score by position. */
export const ruleFor = (
  { rules }: Scoring,
  { kind, name }: Pick<SeasonSession, 'kind' | 'name'>,
): PointsRule | undefined =>
  rules.find((rule) => {
    const isNamed = rule.session.trim() !== '';
    return (
      rule.kind === kind && (!isNamed || rule.session.trim().toLowerCase() === name.trim().toLowerCase())
    );
  });

/**
 * Points are added as whole parts of a point, so that halves and thirds add up exactly in any order: 25,200 divides by 1 to 10, and by 100.
 */
const PARTS = 25_200;
export const toParts = (points: number): number => Math.round(points * PARTS);
export const toPoints = (parts: number): number => parts / PARTS;
