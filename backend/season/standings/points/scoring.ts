/** Kinds of session that can score. */
export const SCORING_KINDS = ['race', 'qualifying'] as const;
export type ScoringKind = (typeof SCORING_KINDS)[number];

export const BONUSES = ['pole', 'fastest_lap', 'most_positions_gained'] as const;
export type BonusKind = (typeof BONUSES)[number];

/** How a dead heat scores: cars share the points of all places they occupy equally, or each gets those of its place. */
export const DEAD_HEATS = ['share', 'each'] as const;
export type DeadHeat = (typeof DEAD_HEATS)[number];

export const TIE_BREAKS = ['countback_then_latest', 'countback', 'none'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Points by position. A session scores by the first rule that matches it, or not at all. */
export type PointsRule = {
  readonly kind: ScoringKind;
  /** Only for sessions of this name, such as Feature race; '' for all of the kind. */
  readonly session: string;
  /** Points for first, second, … */
  readonly points: readonly number[];
  /** Number of such sessions in a normal round; used for rounds that haven't been run. */
  readonly perRound: number;
};

export type Bonus = {
  readonly kind: BonusKind;
  readonly points: number;
  /** Only for a car classified in this position or better; null for any. */
  readonly within: number | null;
};

/** Which results don't count. A rule may apply to part of the season: round numbers from 1, inclusive. */
export type DropRule = {
  readonly by: 'round' | 'session';
  /** `keep` counts the best `count`; `drop` counts all but the worst `count` of those planned, with missed ones among the worst. */
  readonly mode: 'keep' | 'drop';
  readonly count: number;
  readonly from: number | null;
  readonly to: number | null;
};

/** How results become points, as data that the office edits (the collection `scorings`). */
export type Scoring = {
  readonly rules: readonly PointsRule[];
  readonly bonuses: readonly Bonus[];
  readonly drops: readonly DropRule[];
  readonly deadHeats: DeadHeat;
  /** Share of the winner's laps, 0 to 1, that a car must complete for points, in whole laps rounded down. */
  readonly minimumShare: number;
  /** Most points that anybody can score in one round; null for no limit. */
  readonly roundLimit: number | null;
  /** Whether those behind a guest move up and take the guest's points; otherwise nobody gets them. */
  readonly movesUpBehindGuests: boolean;
  /** A disqualification can't be dropped and counts as zero. */
  readonly keepsDisqualifications: boolean;
  readonly tieBreak: TieBreak;
  /** Whether drivers who share a car divide its points; otherwise each gets them all. */
  readonly dividesSharedCars: boolean;
  /**
   * In a rookies' table, whether points go by the place among the rookies (a fastest lap is still the race's); otherwise rookies keep what
   * they scored among all.
   */
  readonly ranksRookies: boolean;
  /** How many of a team's cars score in a session; null for all. */
  readonly carsPerTeam: number | null;
  /** Whether points come from the sheets, including bonuses and penalties, instead of from positions. */
  readonly takesSheetPoints: boolean;
};

export type SeasonRound = {
  readonly id: number;
  /** No more of its sessions will be run. */
  readonly isOver: boolean;
  /** Called off without a result, so that the season has one round fewer. */
  readonly isOff?: boolean;
};

/** One car in the classification of a session. */
export type SeasonRow = {
  /** Null for an unclassified car. Cars in a dead heat have the same position, and the positions after it stay free. */
  readonly position: number | null;
  /** The competitors it scores for: its drivers, or its team. */
  readonly keys: readonly string[];
  readonly isGuest: boolean;
  readonly isDisqualified: boolean;
  readonly laps: number | null;
  readonly grid: number | null;
  readonly isFastestLap: boolean;
  /** Its points on the sheet; null if not given. */
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

/** Points given or deducted outside sessions. They can't be dropped. */
export type Adjustment = {
  readonly key: string;
  /** The first round it applies to; null for from the start. */
  readonly round: number | null;
  readonly points: number;
  readonly reason: string;
};

/** All inputs of a table. The order of sessions, rows and adjustments doesn't matter. */
export type Season = {
  /** In the order of the season, including future ones. */
  readonly rounds: readonly SeasonRound[];
  readonly sessions: readonly SeasonSession[];
  readonly adjustments: readonly Adjustment[];
  /** The competitors eligible for the table, such as rookies; null for everybody who isn't only a guest. */
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
 * Points are added in whole parts of a point, so that halves and thirds add up exactly in any order: 25,200 divides by 1 to 10, and by 100.
 */
const PARTS = 25_200;
export const toParts = (points: number): number => Math.round(points * PARTS);
export const toPoints = (parts: number): number => parts / PARTS;
