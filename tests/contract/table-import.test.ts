import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  resultById,
  roundByUrl,
  roundEntries,
  roundTimetable,
} from '../../lib/contract/graphql/racing-queries.ts';
import { getInitialData } from '../../lib/contract/endpoints/content.ts';
import { runQuery } from './harness/client.ts';
import { askCms, cmsOf } from './harness/money.ts';
import { mostlyOnOneShopServer, type ContentServer } from './harness/servers.ts';

const reportSchema = z.object({
  rows: z.number(),
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
  changes: z.array(z.object({ kind: z.string(), row: z.string(), details: z.array(z.string()) })),
  basedOn: z.string(),
  applied: z.boolean(),
});
const docSchema = z.object({ doc: z.object({ id: z.number(), url: z.string() }) });

/** A round from Friday to Sunday in New Zealand, with two categories of its own. */
async function newRound(server: ContentServer) {
  const cms = cmsOf(server);
  const stamp = String(Date.now());
  const gt = await cms.create('categories', { name: `GT ${stamp}` });
  const ford = await cms.create('categories', { name: `Ford ${stamp}` });
  const answer = await askCms(server, '/api/rounds', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: `Tables ${stamp}`,
      start_date: '2026-11-19T19:30:00.000Z',
      end_date: '2026-11-22T04:30:00.000Z',
      categories: [gt, ford],
      _status: 'published',
    }),
  });
  const { doc } = docSchema.parse(await answer.json());
  return { id: doc.id, url: doc.url, gt: `GT ${stamp}`, ford: `Ford ${stamp}`, category: gt };
}

async function send(server: ContentServer, path: string, body: object, token = server.token) {
  const response = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  return { status: response.status, json, report: reportSchema.safeParse(json).data };
}

/** Looks at an import and carries it out. */
async function importTable(server: ContentServer, path: string, body: object) {
  const preview = await send(server, path, body);
  expect(preview.report?.problems).toEqual([]);
  const applied = await send(server, path, { ...body, apply: true, basedOn: preview.report?.basedOn });
  expect([applied.status, applied.report?.applied], JSON.stringify(applied.json)).toEqual([200, true]);
  return applied.report?.changes.map(({ kind }) => kind);
}

mostlyOnOneShopServer('tables', (server) => {
  const timetableOf = async (url: string) =>
    (await runQuery(server, roundTimetable, { url })).nextgenRound?.sessions ?? [];

  test('a timetable is imported, compared as a whole, and never loses a session', async () => {
    const { id, url, gt, ford } = await newRound(server);
    const path = `/api/rounds/${String(id)}/import-timetable`;
    const line = (time: string, category: string, session: string) => `Sat,${time},${category},${session}`;
    const table = (...lines: string[]) => ['Day,Time,Category,Session', ...lines].join('\n');
    const csv = table(
      line('9:00-9:20', gt, 'Qualifying'),
      line('9:30-9:50', gt, 'Race 1'),
      line('7:30', '', 'Gates open'),
    );
    expect((await send(server, path, { csv })).report?.changes.map(({ kind }) => kind)).toEqual([
      'added',
      'added',
      'added',
    ]);
    expect(await timetableOf(url)).toEqual([]);
    await importTable(server, path, { csv });
    expect(
      (await timetableOf(url)).map(({ session_name, kind, starts_at }) => [session_name, kind, starts_at]),
    ).toEqual([
      ['Gates open', 'activity', '2026-11-20T18:30:00.000Z'],
      ['Qualifying', 'qualifying', '2026-11-20T20:00:00.000Z'],
      ['Race 1', 'race', '2026-11-20T20:30:00.000Z'],
    ]);

    // The two change places, which one after the other would overlap; the gates are missing.
    const swapped = table(
      line('9:30-9:50', gt, 'Qualifying'),
      line('9:00-9:20', gt, 'Race 1'),
      line('10:00', ford, 'Practice'),
    );
    expect(await importTable(server, path, { csv: swapped })).toEqual([
      'changed',
      'changed',
      'added',
      'kept',
    ]);
    const now = await timetableOf(url);
    expect(now.map(({ session_name, session_status }) => [session_name, session_status])).toEqual([
      ['Gates open', 'scheduled'],
      ['Race 1', 'scheduled'],
      ['Qualifying', 'scheduled'],
      ['Practice', 'scheduled'],
    ]);
    expect(now[1]?.previous_starts_at).toBe('2026-11-20T20:30:00.000Z');
    expect(await importTable(server, path, { csv: swapped, endMissing: true })).toEqual(['cancelled']);
    expect((await timetableOf(url))[0]).toMatchObject({
      session_name: 'Gates open',
      session_status: 'cancelled',
    });
    expect(await importTable(server, path, { csv: swapped, endMissing: true })).toEqual(['kept']);
  });

  test('a timetable with faults is refused whole, with a message for each line', async () => {
    const { id, url, gt } = await newRound(server);
    const path = `/api/rounds/${String(id)}/import-timetable`;
    const csv = [
      'Day,Start,End,Category,Session',
      `Sat,9:00,9:20,${gt},Qualifying`,
      `Sat,9:10,9:30,${gt},Race 1`,
      `Mon 23 Nov,9:00,9:20,${gt},Race 2`,
      `Sun,10:00,9:00,${gt},Race 3`,
      'Sun,11:00,12:00,Trucks,Race 4',
      // Without an end, each takes its minute.
      `Sun,13:00,,${gt},Race 5`,
      `Sun,13:00,,${gt},Race 6`,
      `Sun,13:01,,${gt},Race 7`,
    ].join('\n');
    const { status, report } = await send(server, path, { csv, apply: true });
    expect(status).toBe(422);
    expect(report?.problems.map(({ line, message }) => [line, message.replace(/ \d{13}/g, '')])).toEqual([
      [3, 'This category has Qualifying at that time on line 2, 9:00am–9:20am.'],
      [4, '23 Nov 2026 is outside the round’s dates, 20 Nov 2026 to 22 Nov 2026 (Pacific/Auckland).'],
      [5, 'A session must end after it starts.'],
      [6, 'This round has no category “Trucks”. It has Ford, GT.'],
      [8, 'This category has Race 5 at that time on line 7, 1:00pm.'],
    ]);
    expect(await timetableOf(url)).toEqual([]);
  });

  test('an entry list is imported with its drivers, and keeps who is missing from the next', async () => {
    const { id, url, gt, category } = await newRound(server);
    // Others may have drivers of any name; those with the category's are this test's own.
    const driver = await cmsOf(server).create('drivers', {
      first_name: 'Hana',
      last_name: `Roe ${gt}`,
      category,
    });
    const path = `/api/rounds/${String(id)}/import-entries`;
    const csv = `No\tDriver\tCategory\tTeam\tCar\n7\tHana Roe ${gt} / Bo ${gt}\t${gt}\tKea Racing\tPorsche 911\n8\tCy Fa\t${gt}\t\t\n`;
    expect(await importTable(server, path, { csv })).toEqual(['added', 'added']);
    const entriesOf = async () => (await runQuery(server, roundEntries, { url })).nextgenRound?.entries ?? [];
    expect(await entriesOf()).toMatchObject([
      {
        race_number: '7',
        team: 'Kea Racing',
        car: 'Porsche 911',
        category: { name: gt },
        drivers: [{ id: driver }],
      },
      { race_number: '8', name: 'Cy Fa', status: 'entered', drivers: [] },
    ]);
    const next = `No,Driver,Category,Team,Car,Note\n7,Hana Roe ${gt} / Di Lo,${gt},Kea Racing,Porsche 911,Replaces Bo\n`;
    expect(await importTable(server, path, { csv: next })).toEqual(['changed', 'kept']);
    expect(await importTable(server, path, { csv: next, endMissing: true })).toEqual(['withdrawn']);
    expect(
      (await entriesOf()).map(({ name, status, note }) => [name.split(' / ').at(-1), status, note]),
    ).toEqual([
      ['Di Lo', 'entered', 'Replaces Bo'],
      ['Cy Fa', 'withdrawn', ''],
    ]);
    expect((await runQuery(server, roundByUrl, { url })).nextgenRound?.entriesCount).toBe(2);
    const data = await fetch(`${server.url}/api/v1/cognito/domain/initialData`);
    const { sitemap } = getInitialData.output.parse(await data.json());
    const hasPage = sitemap.some((entry) => entry.url === `round/${url}`);
    expect(sitemap.some((entry) => entry.url === `round/${url}/entries`)).toBe(hasPage);
  });

  test('rows from a timing file get team, car and drivers from the entry list, and keep what was entered for them', async () => {
    const { id: round, category } = await newRound(server);
    const cms = cmsOf(server);
    const driver = await cms.create('drivers', { first_name: 'Mere', last_name: 'Import' });
    const enter = (race_number: string, name: string, team: string, drivers: number[]) =>
      cms.create('entries', { round, category, race_number, name, team, car: 'Kiwi S', drivers });
    await enter('7', 'Mere Import', 'Kea Racing', [driver]);
    await enter('8', 'Bo Kim', 'Tui Racing', []);
    const rows = [{ name: 'Bo Kim', race_number: '8', team: 'Own team', penalties: '5 s' }];
    const session = { session_name: 'Race 1', round, category, kind: 'race', rows, _status: 'published' };
    const id = await cms.create('results', session);
    const path = `/api/results/${String(id)}/import-rows`;
    const csv = 'Pos,No,Name\n1,7,Mere Import\n2,8,Bo Kim\n3,9,Cy Fa\n';
    const { report } = await send(server, path, { csv });
    expect(report?.changes).toContainEqual({
      kind: 'changed',
      row: '8 Bo Kim',
      details: ['position: – → 2', 'car: – → Kiwi S'],
    });
    await send(server, path, { csv, apply: true, basedOn: report?.basedOn });
    const { nextgenResult } = await runQuery(server, resultById, { id });
    expect(nextgenResult?.rows).toMatchObject([
      { race_number: '7', team: 'Kea Racing', car: 'Kiwi S', drivers: [{ id: driver }] },
      { race_number: '8', team: 'Own team', car: 'Kiwi S', penalties: '5 s', drivers: [] },
      { race_number: '9', team: '', car: '', drivers: [] },
    ]);
  });

  test('a number is entered once, whoever enters it', async () => {
    const { id, category } = await newRound(server);
    const entry = { round: id, category, race_number: '7' };
    await cmsOf(server).create('entries', { ...entry, name: 'Ana Roe' });
    await expect(cmsOf(server).create('entries', { ...entry, name: 'Bo Kim' })).rejects.toThrow(
      'Number 7 is already entered, for Ana Roe.',
    );
  });

  test('a preview that is too old is not carried out, and strangers import nothing', async () => {
    const { id, gt, category } = await newRound(server);
    const path = `/api/rounds/${String(id)}/import-entries`;
    const body = { csv: `No,Driver,Category\n7,Ana Roe,${gt}\n` };
    const { report } = await send(server, path, body);
    await cmsOf(server).create('entries', { round: id, category, race_number: '7', name: 'Somebody else' });
    expect((await send(server, path, { ...body, apply: true, basedOn: report?.basedOn })).status).toBe(409);
    expect((await send(server, path, body, 'none')).status).toBe(403);
  });
});
