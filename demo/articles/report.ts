import type { CategoryWeekend, Desk } from './desk.ts';
import type { Standing } from './standings.ts';

/** A weekend with everything the report structures need. */
export interface Report {
  desk: Desk;
  event: CategoryWeekend;
  values: Record<string, string>;
  /** The different winners, in order. */
  winners: string[];
  standings: Standing[];
  lead: string;
}
