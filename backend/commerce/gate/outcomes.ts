/** Possible results of presenting a ticket at a gate. `cancelled` is also what the office's cancelling of a ticket leaves behind. */
export const SCAN_OUTCOMES = [
  'admitted',
  'used',
  'unknown',
  'void',
  'cancelled',
  'passed_on',
  'wrong_event',
  'wrong_day',
] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

/** The same as gate staff and editors read them. */
export const SCAN_TITLES: Readonly<Record<ScanOutcome, string>> = {
  admitted: 'Admit',
  used: 'Already used',
  unknown: 'Unknown ticket',
  void: 'Not valid',
  cancelled: 'Cancelled',
  passed_on: 'Transferred',
  wrong_event: 'Wrong event',
  wrong_day: 'Wrong day',
};

/** The response to a scan, as the gate screen shows it. */
export type Verdict = {
  readonly outcome: ScanOutcome;
  readonly title: string;
  /** The reason, in a sentence; '' for an admitted ticket. */
  readonly message: string;
  /** Details of the ticket; null for an unknown one. */
  readonly ticket: { readonly title: string; readonly holder: string; readonly event: string } | null;
};
