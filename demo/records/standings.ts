/** A scoring as an office would enter it. `racePoints` are the points for first, second, … */
export interface DemoScoring {
  slug: string;
  name: string;
  racePoints: readonly number[];
  racesPerRound: number;
  bonuses: { kind: 'pole' | 'fastest_lap'; points: number }[];
  drops: {
    mode: 'keep' | 'drop';
    count: number;
    by: 'round' | 'session';
    from: number | null;
    to: number | null;
  }[];
  /** Percent of the winner's laps. */
  minimumDistance: number | null;
}

export interface DemoStandings {
  url: string;
  name: string;
  season: string;
  of: 'drivers' | 'teams' | 'rookies';
  category: string;
  /** Only this class; '' for all. */
  className: string;
  scoring: string;
  rounds: string[];
  rookies: string[];
  adjustments: { name: string; points: number; round: string; reason: string }[];
}
