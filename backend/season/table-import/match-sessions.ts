import { refId } from '../../cms/records/refs.ts';
import type { Result } from '../../payload-types.ts';
import { simplified } from './import-plan.ts';
import type { ReadSession } from './timetable-table.ts';

export type StoredSession = Pick<
  Result,
  | 'id'
  | 'session_name'
  | 'category'
  | 'kind'
  | 'date'
  | 'ends_at'
  | 'distance'
  | 'distance_unit'
  | 'session_status'
  | 'status_note'
  | 'has_sheet'
  | '_status'
>;

const keyOf = (category: number | null, name: string) => `${String(category)} ${simplified(name)}`;

/**
 * Finds the stored session of each line: of the same category and name, on the same day if several have it (gates open every day), else in
 * order.
 * @param dayOf the day of an instant at the circuit
 */
export function matchSessions(
  lines: readonly ReadSession[],
  stored: readonly StoredSession[],
  dayOf: (instant: string) => string,
): ReadonlyMap<ReadSession, StoredSession> {
  const byKey = Map.groupBy(stored, (doc) => keyOf(refId(doc.category), doc.session_name));
  const found = new Map<ReadSession, StoredSession>();
  for (const [key, same] of Map.groupBy(lines, (line) =>
    keyOf(line.category?.id ?? null, line.session_name),
  )) {
    const left = new Set(
      (byKey.get(key) ?? []).toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')),
    );
    const take = (line: ReadSession, doc: StoredSession | undefined) => {
      if (doc === undefined || found.has(line)) return;
      found.set(line, doc);
      left.delete(doc);
    };
    const inOrder = same.toSorted((a, b) => a.date.localeCompare(b.date));
    for (const line of inOrder)
      take(
        line,
        [...left].find((doc) => doc.date && dayOf(doc.date) === dayOf(line.date)),
      );
    // An activity on another day is a different one; a category's session has moved.
    for (const line of inOrder) if (line.category !== null) take(line, [...left][0]);
  }
  return found;
}
