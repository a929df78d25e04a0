import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { pressEndpoint } from '../../../tests/backend/press-endpoint.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { readCase } from '../results-import/cases/read-case.ts';
import { importReportSchema } from '../sheets/import-report.ts';
import { importEntriesEndpoint } from './import-entries.ts';

let opened: TemporaryPayload;
let payload: Payload;
let officer: User;
let editor: User;
let category: number;

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  const account = (role: 'results' | 'editor') =>
    payload.create({
      collection: 'users',
      data: { email: `${role}@example.org`, password: crypto.randomUUID(), role },
    });
  officer = await account('results');
  editor = await account('editor');
  category = (await payload.create({ collection: 'categories', data: { name: 'GT', url: 'gt' } })).id;
}, 120_000);
afterAll(() => opened.close());

async function newRound(url: string): Promise<number> {
  const dates = { start_date: '2026-11-19T19:30:00.000Z', end_date: '2026-11-22T04:30:00.000Z' };
  const data = { name: url, url, ...dates, categories: [category] };
  return (await payload.create({ collection: 'rounds', data: { ...data, _status: 'published' } })).id;
}

type Choices = { readonly user?: User; readonly apply?: boolean; readonly addDrivers?: boolean };

async function importEntries(
  round: number,
  csv: string,
  { user = officer, apply = true, addDrivers = false }: Choices = {},
) {
  const { body } = await pressEndpoint(payload, importEntriesEndpoint, {
    user,
    body: { csv, apply, addDrivers },
    id: round,
  });
  return importReportSchema.parse(body);
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

it('updates existing cars by their numbers as written, or else by their drivers', async () => {
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

it('keeps the links of drivers still in the car, and lists removed ones', async () => {
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

it('treats quotes in a pasted table as text', async () => {
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

const LIST = [
  'No,Driver,Team,Car',
  '31,Tama Kereru,,',
  '32,Rua Kokako / Hana Weka,Ridge Racing,Coupe 3',
  '33,rua kokako,,',
  '34,TAKAHE Moa,,',
  '35,To be confirmed,,',
  '36,Tama Kerreru,,',
].join('\n');

it('reports which team a new name probably is, and imports the list as it is', async () => {
  const round = await newRound('new-teams');
  await importEntries(round, 'No,Driver,Team\n41,Moana Tui,Takapo Motorsport\n');
  const list =
    'No,Driver,Team\n41,Moana Tui,TAKAPO Motorsport\n42,Rangi Kea,Takpo Motorsport\n43,Ema Ruru,Otira\n';
  const preview = await importEntries(round, list, { apply: false });
  expect(preview.notes.filter((note) => note.includes('a team'))).toEqual([
    expect.stringContaining('“Takpo Motorsport” may be Takapo Motorsport'),
  ]);
  expect((await importEntries(round, list)).applied).toBe(true);
  expect((await entriesOf(round)).map(({ team }) => team)).toEqual([
    'TAKAPO Motorsport',
    'Takpo Motorsport',
    'Otira',
  ]);
});

it('adds drivers without a record, once each, and links them', async () => {
  const known = await payload.create({
    collection: 'drivers',
    data: { first_name: 'Tama', last_name: 'Kereru', url: 'tama-kereru' },
  });
  const round = await newRound('new-drivers');
  const asEditor = { user: editor };
  const preview = await importEntries(round, LIST, { ...asEditor, apply: false });
  expect(preview.newDrivers).toEqual(['Rua Kokako', 'Hana Weka']);
  expect(preview.changes.map(({ row }) => row)).not.toContain('driver Rua Kokako');
  expect(preview.notes.join()).toContain('“Tama Kerreru” may be Tama Kereru');

  const { changes, applied } = await importEntries(round, LIST, { ...asEditor, addDrivers: true });
  expect(applied).toBe(true);
  expect(changes.slice(0, 2)).toEqual([
    { kind: 'added', row: 'driver Rua Kokako', details: ['GT'] },
    { kind: 'added', row: 'driver Hana Weka', details: ['GT'] },
  ]);
  const where = { url: { in: ['rua-kokako', 'hana-weka'] } };
  const { docs } = await payload.find({ collection: 'drivers', where, sort: 'id', depth: 0 });
  expect(docs).toMatchObject([
    { first_name: 'Rua', last_name: 'Kokako', race_number: '32', vehicle: 'Coupe 3', category },
    { first_name: 'Hana', last_name: 'Weka', sponsor: 'Ridge Racing', category },
  ]);
  const [rua, hana] = docs.map(({ id }) => id);
  expect((await entriesOf(round)).map(({ drivers }) => drivers)).toEqual([
    [known.id],
    [rua, hana],
    [rua],
    [],
    [],
    [],
  ]);

  const again = await importEntries(round, LIST, { ...asEditor, addDrivers: true });
  expect([again.newDrivers, again.changes]).toEqual([[], []]);
});

it('finds the rest of a partly linked crew', async () => {
  const round = await newRound('part-of-a-crew');
  const data = { first_name: 'Ngaio', last_name: 'Kaka', url: 'ngaio-kaka' };
  const { id } = await payload.create({ collection: 'drivers', data });
  await enter(round, { race_number: '41', name: 'Ngaio Kaka / Pita Ruru', drivers: [id] });
  const csv = 'No,Driver\n41,Ngaio Kaka / Pita Ruru\n';
  const { changes } = await importEntries(round, csv, { user: editor, addDrivers: true });
  expect(changes.map(({ row, details }) => [row, details])).toEqual([
    ['driver Pita Ruru', ['GT']],
    ['GT · 41 Ngaio Kaka / Pita Ruru', ['linked drivers: Ngaio Kaka → Ngaio Kaka, Pita Ruru']],
  ]);
});

it('informs accounts that may not add drivers that an editor can', async () => {
  const round = await newRound('not-an-editor');
  const { newDrivers, notes } = await importEntries(round, 'No,Driver\n51,Aroha Tieke\n', {
    addDrivers: true,
  });
  expect(newDrivers).toBeUndefined();
  expect(notes).toEqual(['1 driver has no page yet. An editor can add them from this table.']);
  expect(await entriesOf(round)).toMatchObject([{ name: 'Aroha Tieke', drivers: [] }]);
});
