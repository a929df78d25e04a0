/** A row as stored in the CMS. */
export type TimingRowData = {
  readonly position: number | null;
  readonly race_number: string;
  readonly name: string;
  readonly class: string;
  readonly laps: number | null;
  readonly best_time: string;
  /** A time, or the outcome of a car without a position (OUTCOMES). */
  readonly total_time: string;
  readonly diff: string;
  readonly gap: string;
} & TimingDetails;
/** What a file may say besides; undefined if it has no such column, so that what was entered stays. */
export type TimingDetails = {
  readonly grid?: number | null;
  readonly team?: string;
  readonly car?: string;
  readonly penalties?: string;
  readonly points?: number | null;
  readonly status_note?: string;
};
/** With its line number in the file. */
export type NumberedRow = TimingRowData & { readonly line: number };
/** What is wrong with a line of a file. */
export type LineProblem = { readonly line: number; readonly message: string };
