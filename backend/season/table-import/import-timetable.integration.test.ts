import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { pressEndpoint } from '../../../tests/backend/press-endpoint.ts';
import { openWeekend, type Weekend } from '../../../tests/backend/test-weekend.ts';
import { importReportSchema } from '../sheets/import-report.ts';
import { importTimetableEndpoint } from './import-timetable.ts';

let weekend: Weekend;
let payload: Payload;
let officer: User;
let round: number;
let category: number;

beforeAll(async () => {
  weekend = await openWeekend();
  ({ payload, officer, round, category } = weekend);
  await payload.update({ collection: 'rounds', id: round, data: { categories: [category] } });
}, 120_000);
afterAll(() => weekend.close());

/** What the endpoint answers to the CMS's form about a table that it only checks. */
async function problemsOf(csv: string): Promise<string[]> {
  const { body } = await pressEndpoint(payload, importTimetableEndpoint, {
    user: officer,
    body: { csv },
    id: round,
  });
  return importReportSchema.parse(body).problems.map(({ message }) => message);
}

type Slot = readonly [start: string, end: string, status?: 'finished' | 'cancelled'];
/** A time on Saturday, local to the circuit. */
const at = (clock: string) => (clock === '' ? null : new Date(`2026-11-21T${clock}:00+13:00`).toISOString());

it.each<[what: string, first: Slot, second: Slot, clash: string | null]>([
  ['two at one minute without ends', ['09:00', ''], ['09:00', ''], '9:00am'],
  ['two a minute apart without ends', ['09:00', ''], ['09:01', ''], null],
  ['one without an end during the other', ['09:00', '09:20'], ['09:10', ''], '9:00am–9:20am'],
  ['one that begins before one without an end', ['09:10', ''], ['09:00', '09:20'], '9:10am'],
  ['one without an end when the other ends', ['09:00', '09:20'], ['09:20', ''], null],
  ['one that ends when one without an end begins', ['09:20', ''], ['09:00', '09:20'], null],
  ['the minute of one that is over', ['09:00', '', 'finished'], ['09:00', ''], null],
  ['the time of one that is over', ['09:00', '09:20', 'finished'], ['09:10', ''], '9:00am–9:20am'],
  ['the time of one that is cancelled', ['09:00', '09:20', 'cancelled'], ['09:10', ''], null],
  ['one without an end until the next of its class', ['09:00', ''], ['09:20', '09:40'], null],
  ['one that goes on when one without an end begins', ['09:00', '09:40'], ['09:20', ''], '9:00am–9:40am'],
  ['the minute of one that is planned', ['09:00', ''], ['09:00', '', 'finished'], null],
])('form and import agree on %s', async (_, first, second, clash) => {
  const dataOf = (session_name: string, [start, end, session_status = undefined]: Slot) => ({
    ...{ session_name, round, category, kind: 'race' as const, date: at(start), ends_at: at(end) },
    ...(session_status === undefined ? {} : { session_status }),
    _status: 'published' as const,
  });
  const create = (name: string, slot: Slot) =>
    payload.create({ collection: 'results', data: dataOf(name, slot) });
  const { id } = await create('Race 1', first);
  const problems = await problemsOf(
    `Day,Start,End,Category,Session,Status\nSat,${second[0]},${second[1]},GT,Race 2,${second[2] ?? ''}\n`,
  );
  expect(problems).toEqual(clash === null ? [] : [`This category has Race 1 at that time, ${clash}.`]);
  const made = await create('Race 2', second).catch(() => null);
  expect(made === null).toBe(clash !== null);
  // The order of saving doesn't matter.
  for (const each of [id, made?.id]) if (each) await payload.delete({ collection: 'results', id: each });
  const swapped = [await create('Race 2', second), await create('Race 1', first).catch(() => null)];
  expect(swapped[1] === null).toBe(clash !== null);
  for (const each of swapped) if (each) await payload.delete({ collection: 'results', id: each.id });
});
