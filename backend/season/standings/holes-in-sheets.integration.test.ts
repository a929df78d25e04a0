import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { API_BASE_PATH } from '../../../lib/contract/endpoint.ts';
import { getChampionship } from '../../../lib/contract/endpoints/standings.ts';
import { textOf } from '../../kernel/http/ready-body.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { importReportSchema } from '../sheets/import-report.ts';

const DRIVERS = [
  { number: 12, name: 'Ayrton Senna' },
  { number: 11, name: 'Alain Prost' },
  { number: 28, name: 'Gerhard Berger' },
] as const;
type Place = number | 'DNF' | 'DSQ';

/** Where the first three of the 1988 Formula One World Championship finished (FIA); the sheets leave out all others. */
const RACES: readonly (readonly [senna: Place, prost: Place, berger: Place])[] = [
  ['DSQ', 1, 2],
  [1, 2, 5],
  ['DNF', 1, 2],
  [2, 1, 3],
  [1, 2, 'DNF'],
  [1, 2, 'DNF'],
  [2, 1, 4],
  [1, 'DNF', 9],
  [1, 2, 3],
  [1, 2, 4],
  [1, 2, 'DNF'],
  [10, 'DNF', 1],
  [6, 1, 'DNF'],
  [4, 1, 6],
  [1, 2, 4],
  [2, 1, 'DNF'],
];

const RACE_MS = 2 * 60 * 60_000;
const ACCOUNT = { email: 'results@example.org', password: 'correct horse battery' };
let cms: TemporaryPayload;
let token = '';

beforeAll(async () => {
  cms = await openTemporaryPayload();
  await cms.payload.create({ collection: 'users', data: { ...ACCOUNT, role: 'results' } });
  token = z.object({ token: z.string() }).parse(await send('users/login', ACCOUNT)).token;
}, 120_000);
afterAll(() => cms.close());

/** Sends what the CMS sends for the results officer. @returns the response's JSON */
async function send(path: string, data: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) };
  const request = new Request(`http://localhost/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(data),
  });
  const response = await handleEndpoints({ config: cms.payload.config, request });
  const json: unknown = await response.json();
  expect([200, 201], JSON.stringify(json)).toContain(response.status);
  return json;
}
const create = async (collection: string, data: object): Promise<number> =>
  z.object({ doc: z.object({ id: z.number() }) }).parse(await send(collection, data)).doc.id;

/** A sheet of the three, in the order of their places; those without one come last. */
function sheetOf(places: (typeof RACES)[number]): string {
  const cars = DRIVERS.map(({ number, name }, index) => {
    const place = places[index] ?? 'DNF';
    return typeof place === 'number'
      ? { order: place, line: `${String(place)},${String(number)},${name},` }
      : { order: Number.MAX_SAFE_INTEGER, line: `,${String(number)},${name},${place}` };
  });
  const lines = cars.toSorted((a, b) => a.order - b.order).map(({ line }) => line);
  return ['Pos,No,Driver,Status', ...lines].join('\n');
}

/** Enters a race with its sheet. @returns what the import reported about the sheet */
async function race(category: number, round: number, date: string, sheet: string): Promise<string[]> {
  const session = await create('results', {
    ...{ session_name: 'Race', kind: 'race', category, round, date },
    _status: 'published',
  });
  const input = { csv: sheet, apply: true };
  return importReportSchema.parse(await send(`results/${String(session)}/import-rows`, input)).notes;
}

test('sheets of only three cars give the points of their places in the whole field', async () => {
  const { payload } = cms;
  const names = { name: 'Formula One', url: 'f1' };
  const { id: category } = await payload.create({ collection: 'categories', data: names });
  const rounds: number[] = [];
  for (const [index, places] of RACES.entries()) {
    const start = new Date(Date.UTC(1988, 3, 3 + 14 * index, 2));
    const end = new Date(start.getTime() + RACE_MS);
    const { id: round } = await payload.create({
      collection: 'rounds',
      data: {
        ...{ name: `Round ${String(index + 1)}`, url: `round-${String(index + 1)}` },
        ...{ start_date: start.toISOString(), end_date: end.toISOString() },
        _status: 'published',
      },
    });
    rounds.push(round);
    const notes = await race(category, round, start.toISOString(), sheetOf(places));
    if (places.includes(10)) expect(notes.join()).toContain('No car has position 2, 3, 4, 5');
  }
  const scoring = await create('scorings', {
    name: 'Best eleven',
    points: [{ kind: 'race', points: '9, 6, 4, 3, 2, 1', per_round: 1 }],
    drops: [{ mode: 'keep', count: 11, by: 'round' }],
    ...{ guests: 'move_up', shared_cars: 'each', ties: 'countback' },
  });
  await create('championships', { ...names, of: 'drivers', category, scoring, rounds });

  const { answerCall } = await import('../../app/api/rest.ts');
  const answer = await answerCall(new Request(`http://localhost${API_BASE_PATH}/nextgen/standings/f1`));
  const { item } = getChampionship.output.parse(JSON.parse(await textOf(answer)));
  expect(item.standings.map(({ name, points, gross }) => [name, points, gross])).toEqual([
    ['Ayrton Senna', 90, 94],
    ['Alain Prost', 87, 105],
    ['Gerhard Berger', 41, 41],
  ]);
});
