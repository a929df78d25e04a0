/** What the panel of a round shows of its tickets. */
export type RoundTicketsData = {
  /** Tickets that still admit, and how many buyers have them. */
  readonly open: number;
  readonly holders: number;
  readonly used: number;
  /** What has become of the round; '' if it goes ahead as planned. */
  readonly change: string;
  /** Whether the holders have been emailed about it. */
  readonly areMailed: boolean;
};
