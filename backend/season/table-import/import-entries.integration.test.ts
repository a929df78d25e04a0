import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../testing/temporary-payload.ts';
import { readCase } from '../results-import/cases/read-case.ts';
import { importReportSchema } from '../results-import/import-report.ts';
import { importEntriesEndpoint } from './import-entries.ts';

let opened: TemporaryPayload;
let payload: Payload;
let officer: User;
let category: number;

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  const account = { email: 'results@example.org', password: crypto.randomUUID(), role: 'results' } as const;
  officer = await payload.create({ collection: 'users', data: account });
  category = (await payload.create({ collection: 'categories', data: { name: 'GT', url: 'gt' } })).id;
}, 120_000);
afterAll(() => opened.close());

async function newRound(url: string): Promise<number> {
  const dates = { start_date: '2026-11-19T19:30:00.000Z', end_date: '2026-11-22T04:30:00.000Z' };
  const data = { name: url, url, ...dates, categories: [category] };
  return (await payload.create({ collection: 'rounds', data: { ...data, _status: 'published' } })).id;
}

async function importEntries(round: number, csv: string) {
  const req = await createLocalReq({ user: { ...officer, collection: 'users' } }, payload);
  const request = new Request('http://localhost/api/rounds', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ csv, apply: true }),
  });
  const sent = Object.assign(req, {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    text: () => request.text(),
    json: () => request.json(),
    routeParams: { id: String(round) },
  });
  const answer = await importEntriesEndpoint.handler(sent);
  return importReportSchema.parse(await answer.json());
}

async function entriesOf(round: number) {
  const where = { round: { equals: round } };
  return (await payload.find({ collection: 'entries', where, sort: 'sort', depth: 0 })).docs;
}

const enter = (round: number, data: { race_number: string; name: string; drivers?: number[] }) =>
  payload.create({
    collection: 'entries',
    data: { round, category, team: 'Kea Racing', car: 'Kiwi S', class: 'B', status: 'withdrawn', ...data },
  });

it('leaves alone what a list has no column for', async () => {
  const round = await newRound('columns');
  const { id: driver } = await payload.create({
    collection: 'drivers',
    data: { first_name: 'Known', last_name: 'Otherwise', url: 'known' },
  });
  await enter(round, { race_number: '21', name: 'Driver Rimu', drivers: [driver] });
  const { ignored, changes } = await importEntries(round, readCase('state-entries.csv'));
  expect(ignored).toEqual(['State']);
  expect(changes[0]).toEqual({
    kind: 'changed',
    row: 'GT · 21 Driver Rimu',
    details: ['class: B → A', 'car: Kiwi S → Coupe 1'],
  });
  expect(await entriesOf(round)).toMatchObject([
    { race_number: '21', team: 'Kea Racing', car: 'Coupe 1', status: 'withdrawn', drivers: [driver] },
    { race_number: '22', status: 'entered' },
    { race_number: '23' },
  ]);
});

it('updates the cars that are there by their numbers, as they are written, and else by their drivers', async () => {
  const round = await newRound('numbers');
  const ids = new Map<string, number>();
  for (const [race_number, name] of [
    ['007', 'Driver Rimu'],
    ['07', 'Driver Totara'],
    ['9', 'Driver  Miro'],
  ] as const)
    ids.set(race_number, (await enter(round, { race_number, name })).id);
  const { changes } = await importEntries(round, readCase('hash-heading.csv'));
  expect(changes.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'changed']);
  expect((await entriesOf(round)).map(({ id, race_number, team }) => [id, race_number, team])).toEqual([
    [ids.get('007'), '007', 'Kea Racing'],
    [ids.get('07'), '07', 'Kea Racing'],
    [ids.get('9'), '7', 'Kea Racing'],
  ]);
});

it('keeps the links of those who are still in the car, and lists those that go', async () => {
  const round = await newRound('links');
  const newDriver = async (first_name: string) => {
    const data = { first_name, last_name: 'Roe', url: `${first_name.toLowerCase()}-roe` };
    return (await payload.create({ collection: 'drivers', data })).id;
  };
  const [ana, bo, cy] = [await newDriver('Ana'), await newDriver('Bo'), await newDriver('Cy')];
  await enter(round, { race_number: '1', name: 'Ana Roe', drivers: [ana] });
  await enter(round, { race_number: '2', name: 'ROE B.', drivers: [bo] });
  await enter(round, { race_number: '3', name: 'Ana Roe / ROE C.', drivers: [ana, cy] });
  const { changes } = await importEntries(round, 'No,Driver\n1,ROE A.\n2,Di Lo\n3,ROE C. / Bo Roe\n');
  expect(changes.map(({ details }) => details)).toEqual([
    ['name: Ana Roe → ROE A.'],
    ['name: ROE B. → Di Lo', 'linked drivers: Bo Roe → –'],
    ['name: Ana Roe / ROE C. → ROE C. / Bo Roe', 'linked drivers: Ana Roe, Cy Roe → Cy Roe, Bo Roe'],
  ]);
  expect((await entriesOf(round)).map(({ drivers }) => drivers)).toEqual([[ana], [], [cy, bo]]);
});

it('takes a pasted table with quotes for what it says', async () => {
  const round = await newRound('pasted');
  const { problems, rows } = await importEntries(round, readCase('pasted-entries.tsv'));
  expect([problems, rows]).toEqual([[], 4]);
  expect((await entriesOf(round)).map(({ team }) => team)).toEqual([
    '"Rocket" Racing',
    'North Garage',
    '"South',
    'West "Works" Team',
  ]);
});
