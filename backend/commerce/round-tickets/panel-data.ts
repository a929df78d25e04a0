/** The facts that a round's panel shows about its tickets. */
export type RoundTicketsData = {
  /** Number of tickets that still admit, and of their buyers. */
  readonly open: number;
  readonly holders: number;
  readonly used: number;
  /** The round's change; '' if it goes ahead as planned. */
  readonly change: string;
  /** Whether the holders have been emailed about it. */
  readonly areMailed: boolean;
};
