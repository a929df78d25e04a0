import type { RowStatus } from '../../../lib/contract/entities/racing.ts';

/** A row from a sheet or a timing system. */
export type TimingRowData = {
  readonly position: number | null;
  readonly race_number: string;
  readonly name: string;
  readonly class: string;
  readonly laps: number | null;
  readonly best_time: string;
  /** A time; for a car without position and time, its outcome (Outcome). */
  readonly total_time: string;
  readonly diff: string;
  readonly gap: string;
  /** Why the car has no position; undefined if not given. */
  readonly status?: RowStatus;
};
/** Further details; undefined if a file has no such column. */
export type TimingDetails = {
  readonly grid?: number | null;
  readonly team?: string;
  readonly car?: string;
  readonly penalties?: string;
  readonly points?: number | null;
  readonly status_note?: string;
};
/** A row of a file: only the columns that the file has, so that all others stay as they were. */
export type SheetRow = Pick<TimingRowData, 'name'> & Partial<TimingRowData> & TimingDetails;
/** With its line number in the file. */
export type Numbered<Row> = Row & { readonly line: number };
