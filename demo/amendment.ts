import type { DemoSession, DemoSessionChange } from './records/racing.ts';

/** The result that the stewards amended after it had become official. */
export const AMENDED = {
  key: 'round-3-levels/gt-championship/Race 1',
  position: 5,
  penalty: 'Formal warning, track limits',
  after: 20 * 60 * 60 * 1000,
};

/** The amendment of a session's results; null for all but that one. */
export function amendmentOf({ key, date, rows }: DemoSession): DemoSessionChange | null {
  if (key !== AMENDED.key) return null;
  const number = rows.find(({ position }) => position === AMENDED.position)?.race_number ?? '';
  const reason = `Car ${number}: formal warning, track limits; positions unchanged, stewards’ decision 14`;
  const at = new Date(Date.parse(date) + AMENDED.after).toISOString();
  return { at, kind: 'classification', before: 'official', after: 'amended', reason };
}
