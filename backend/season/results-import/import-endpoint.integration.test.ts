import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { pressEndpoint } from '../../../tests/backend/press-endpoint.ts';
import { openWeekend, type Weekend } from '../../../tests/backend/test-weekend.ts';
import { overlapIsChecked } from '../validation/session-validation.ts';
import { readCase } from './cases/read-case.ts';
import { importRowsEndpoint } from './import-endpoint.ts';

let weekend: Weekend;
let payload: Payload;
let officer: User;
let round: number;
let category: number;

beforeAll(async () => {
  weekend = await openWeekend();
  ({ payload, officer, round, category } = weekend);
}, 120_000);
afterAll(() => weekend.close());

/** What the endpoint returns to the CMS's form. */
async function importSheet(
  id: number,
  csv: string,
  more: object = {},
): Promise<{ status: number; body: unknown }> {
  return pressEndpoint(payload, importRowsEndpoint, {
    user: officer,
    body: { csv, apply: true, ...more },
    id,
  });
}

const read = (id: number) => payload.findByID({ collection: 'results', id, depth: 0 });
const create = (session_name: string, classification: 'provisional' | 'official') =>
  payload.create({
    collection: 'results',
    data: {
      ...{ session_name, round, category, kind: 'race', classification, _status: 'published' },
      rows: [
        { position: 1, race_number: '7', name: 'Ana Roe', total_time: '14:21.000', points: 20, grid: 2 },
        { race_number: '8', name: 'Bo Kim', total_time: 'DNF', status: 'dnf', status_note: 'Gearbox' },
      ],
    },
  });
const SHEET = 'Pos,No,Name,Total,Grid\n1,7,Ana Roe,14:20.5,3\n,8,Bo Kim,DNF,\n';

it('replaces rows, and keeps values without a column in the file', async () => {
  const { id } = await create('Race 1', 'provisional');
  expect(await importSheet(id, SHEET)).toMatchObject({
    status: 200,
    body: { changes: [{ row: '7 Ana Roe', details: ['total time: 14:21.000 → 14:20.500', 'grid: 2 → 3'] }] },
  });
  expect((await read(id)).rows).toMatchObject([
    { total_time: '14:20.500', points: 20, grid: 3 },
    { total_time: 'DNF', status: 'dnf', status_note: 'Gearbox' },
  ]);
});

it('only amends an official sheet, with the given reason', async () => {
  const { id } = await create('Race 2', 'official');
  expect(await importSheet(id, SHEET)).toEqual({
    status: 422,
    body: { message: expect.stringMatching(/^This sheet is official. Say what was amended and why/) },
  });
  expect((await read(id)).rows).toMatchObject([{ total_time: '14:21.000' }, {}]);
  const reason = 'Timing of car 7 corrected';
  expect((await importSheet(id, SHEET, { reason })).status).toBe(200);
  expect(await read(id)).toMatchObject({
    classification: 'amended',
    classification_note: reason,
    rows: [{ total_time: '14:20.500', points: 20 }, { status_note: 'Gearbox' }],
    changes: [{ before: 'official', after: 'amended', reason }],
  });
  // Each amendment has its own reason.
  expect((await importSheet(id, SHEET.replace('14:20.5', '14:20.6'), { reason })).status).toBe(422);
  expect(await importSheet(id, SHEET)).toMatchObject({ status: 200, body: { changes: [] } });
});

it('imports unlikely values once they are confirmed', async () => {
  const { id } = await create('Practice', 'provisional');
  const sheet = readCase('red-flag.csv');
  expect(await importSheet(id, sheet)).toMatchObject({
    status: 422,
    body: { problems: [], warnings: [{ line: 2 }], applied: false },
  });
  expect((await importSheet(id, sheet, { confirmed: true })).status).toBe(200);
  expect((await read(id)).rows?.map(({ best_time }) => best_time)).toEqual([
    '1:10.512',
    '2:31.004',
    '2:44.870',
  ]);
});

it('imports what it asks to confirm, and reports what the form would refuse', async () => {
  const { id } = await create('Race 6', 'provisional');
  const sheet = (...cars: string[]) => `Pos,No,Name,Class\n${cars.join('\n')}\n`;
  expect((await importSheet(id, sheet('1,7,Sam,', '1,8,Mia,', '4,9,Joe,'))).status).toBe(200);
  const byClass = sheet('1,7,Sam,A', '1,8,Mia,B', '2,9,Joe,A', '2,10,Ana,B');
  expect(await importSheet(id, byClass)).toMatchObject({ status: 422, body: { warnings: [{ line: 3 }] } });
  expect((await importSheet(id, byClass, { confirmed: true })).status).toBe(200);
  const twice = sheet('1,7,Sam,A', '1,8,Mia,A', '2,9,Joe,A');
  expect(await importSheet(id, twice, { confirmed: true })).toMatchObject({
    status: 422,
    body: { problems: [{ line: 3, message: 'Position 1 is already taken by line 2.' }] },
  });
});

it('reports other errors in the session', async () => {
  const times = { date: '2026-11-21T00:00:00.000Z', ends_at: '2026-11-21T00:20:00.000Z' };
  const session = { round, category, kind: 'race', ...times, _status: 'published' } as const;
  await payload.create({ collection: 'results', data: { ...session, session_name: 'Race 7' } });
  const req = overlapIsChecked(await createLocalReq({}, payload));
  const { id } = await payload.create({
    collection: 'results',
    data: { ...session, session_name: 'Race 8' },
    req,
  });
  expect(await importSheet(id, 'Pos,No,Name\n1,7,Sam\n')).toEqual({
    status: 422,
    body: { message: expect.stringMatching(/^Nothing was changed. This category has Race 7 at that time/) },
  });
  expect((await read(id)).rows).toEqual([]);
});

describe('links of rows to drivers', () => {
  const newDriver = async (first_name: string) =>
    (
      await payload.create({
        collection: 'drivers',
        data: { first_name, last_name: 'Roe', url: first_name.toLowerCase() },
      })
    ).id;
  const linksOf = async (id: number) =>
    (await read(id)).rows?.map(({ race_number, drivers }) => [race_number, drivers]);

  it('stay with their cars when these come in another order, by an import and by the API', async () => {
    const [ana, bo] = [await newDriver('Ana'), await newDriver('Bo')];
    const { id } = await create('Race 3', 'provisional');
    const linked = (race_number: string, name: string, drivers: number[]) => ({ race_number, name, drivers });
    const rows = [linked('7', 'Ana Roe', [ana]), linked('8', 'Bo Roe', [bo]), linked('9', 'Cy Fa', [])];
    await payload.update({ collection: 'results', id, data: { rows } });
    await importSheet(id, 'Pos,No,Name\n1,9,Cy Fa\n2,8,Bo Roe\n3,7,Ana Roe\n4,10,Di Lo\n');
    expect(await linksOf(id)).toEqual([
      ['9', []],
      ['8', [bo]],
      ['7', [ana]],
      ['10', []],
    ]);
    // As a program sends them: without ids, and only with the cells it has.
    const sent = [
      { race_number: '10', name: 'Di Lo' },
      { race_number: '7', name: 'Ana Roe', laps: 12 },
      { race_number: '11', name: 'Ed Moss' },
      { race_number: '8', name: 'Bo Roe' },
    ];
    await payload.update({ collection: 'results', id, data: { rows: sent } });
    expect(await linksOf(id)).toEqual([
      ['10', []],
      ['7', [ana]],
      ['11', []],
      ['8', [bo]],
    ]);
    expect((await read(id)).rows).toMatchObject([
      { position: 4 },
      { position: 3, laps: 12 },
      {},
      { position: 2 },
    ]);
  });

  it('are removed when the API names somebody else, as outcomes are by a new position', async () => {
    const [cy, di] = [await newDriver('Cy'), await newDriver('Di')];
    const { id } = await create('Race 4', 'provisional');
    const row = (race_number: string, name: string, driver: number, status: 'dnf' | null) => {
      return { race_number, name, status, drivers: [driver], total_time: status === null ? '' : 'DNF' };
    };
    const rows = [row('21', 'Cy Roe', cy, null), row('22', 'Di Roe', di, 'dnf')];
    await payload.update({ collection: 'results', id, data: { rows } });
    const sent = [
      { race_number: '21', name: 'Bo Kim' },
      { race_number: '22', name: 'Di Roe', position: 3 },
    ];
    await payload.update({ collection: 'results', id, data: { rows: sent } });
    const after = (await read(id)).rows;
    expect(after).toMatchObject([
      { name: 'Bo Kim', drivers: [] },
      { position: 3, status: null, total_time: '', drivers: [di] },
    ]);
    // The same goes for a row that is identified by its id.
    const [, other] = after ?? [];
    await payload.update({
      collection: 'results',
      id,
      data: {
        rows: [
          { race_number: '21', name: 'Bo Kim' },
          { id: other?.id ?? null, name: 'Ed Moss' },
        ],
      },
    });
    expect(await linksOf(id)).toEqual([
      ['21', []],
      ['22', []],
    ]);
  });

  it('recognise a car that has another number now, by the entry list', async () => {
    const ed = await newDriver('Ed');
    const { id } = await create('Race 9', 'provisional');
    const rows = [{ race_number: '44', name: 'Ed Roe', drivers: [ed], grid: 5, penalties: '5 s' }];
    await payload.update({ collection: 'results', id, data: { rows } });
    const entry = { race_number: '45', name: 'Ed Roe', drivers: [ed], team: 'Kea' };
    await payload.create({
      collection: 'entries',
      data: { round, category, ...entry, status: 'entered' },
    });
    expect(await importSheet(id, 'Pos,No,Name\n1,45,ROE E.\n')).toMatchObject({
      body: { changes: [{ kind: 'changed', row: '45 ROE E.' }] },
    });
    expect((await read(id)).rows).toMatchObject([{ drivers: [ed], grid: 5, penalties: '5 s', team: 'Kea' }]);
  });

  it('leave stewards’ decisions to the API', async () => {
    const { id } = await create('Race 5', 'provisional');
    const say = async (more: object) => {
      await payload.update({
        collection: 'results',
        id,
        data: { rows: [{ race_number: '7', name: 'Ana Roe', ...more }] },
      });
      const [first] = (await read(id)).rows ?? [];
      return [first?.position ?? null, first?.status ?? null];
    };
    expect(await say({ status: 'dsq' })).toEqual([null, 'dsq']);
    expect(await say({ status: 'excluded' })).toEqual([null, 'excluded']);
    expect(await say({ position: 1 })).toEqual([null, 'excluded']);
    expect(await say({ position: 1, status: 'classified' })).toEqual([1, 'classified']);
  });
});
