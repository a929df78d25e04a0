import { expect, test } from 'vitest';
import { seasonRefusalSchema, seasonReportSchema } from '../../backend/season/new-season/season-report.ts';
import { roundByUrl } from '../../lib/contract/graphql/racing-queries.ts';
import { listChampionships } from '../../lib/contract/endpoints/standings.ts';
import { call, runQuery } from './harness/client.ts';
import { signIn } from './harness/cms.ts';
import { askCms, cmsOf } from './harness/money.ts';
import { mostlyOnOneShopServer, type ContentServer } from './harness/servers.ts';

async function send(server: ContentServer, body: object, token = server.token) {
  const response = await fetch(new URL('/api/new-season', server.url), {
    method: 'POST',
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  return {
    status: response.status,
    report: seasonReportSchema.safeParse(json).data,
    refusal: seasonRefusalSchema.safeParse(json).data,
  };
}

/** A season with one round over the change to summer time, a championship of rookies, and a page about it. */
async function newSeason(server: ContentServer) {
  const cms = cmsOf(server);
  const stamp = crypto.randomUUID().slice(0, 8);
  const season = `Cup ${stamp} 2026/27`;
  const category = await cms.create('categories', { name: `GT ${stamp}` });
  const series = await cms.create('series', { name: `Series ${stamp}`, url: `series-${stamp}` });
  const url = `opener-${stamp}-2026`;
  const round = await cms.create('rounds', {
    name: `Opener ${stamp} 2026`,
    url,
    series,
    start_date: '2026-09-24T20:00:00.000Z',
    end_date: '2026-09-27T05:00:00.000Z',
    round_status: 'rescheduled',
    status_note: 'Flooded',
    spectator_purchase_link: 'https://tickets.example/last',
    broadcasts: [{ broadcaster: 'TV', kind: 'tv' }],
    categories: [category],
    _status: 'published',
  });
  const session = (session_name: string, more: object) =>
    cms.create('results', {
      round,
      category,
      session_name,
      streams: [{ name: 'Stream', link: 'https://stream.example' }],
      _status: 'published',
      ...more,
    });
  // 9:00 in winter time on Saturday, and 9:00 in summer time on Sunday.
  await session('Qualifying', {
    kind: 'qualifying',
    date: '2026-09-25T21:00:00.000Z',
    ends_at: '2026-09-25T21:20:00.000Z',
  });
  await session('Race', {
    kind: 'race',
    distance: 12,
    distance_unit: 'laps',
    date: '2026-09-26T20:00:00.000Z',
    rows: [{ position: 1, name: 'Ana Roe', laps: 12 }],
  });
  const scoring = await cms.create('scorings', {
    name: stamp,
    points: [{ kind: 'race', points: '10, 6, 4', per_round: 1 }],
    guests: 'move_up',
    shared_cars: 'each',
    ties: 'countback',
  });
  const championship = await cms.create('championships', {
    name: `Rookies ${stamp}`,
    url: `rookies-${stamp}`,
    season,
    of: 'rookies',
    rookies: ['Ana Roe'],
    guests: ['Bo Kim'],
    classes: ['A'],
    category,
    scoring,
    rounds: [round],
  });
  const page = await cms.create('pages', {
    name: `Guide to ${season}`,
    url: `guide-${stamp}-2026-27`,
    blocks: [{ blockType: 'core-heading', heading: 'Guide', heading_type: 'h1' }],
    _status: 'published',
  });
  return { stamp, season, next: `Cup ${stamp} 2027/28`, series, url, round, championship, page, category };
}

const jsonOf = async (server: ContentServer, path: string): Promise<unknown> =>
  (await askCms(server, path)).json();

mostlyOnOneShopServer('a new season', (server) => {
  test('is a copy of the last one, moved by weeks, and nobody sees it before it is published', async () => {
    const { stamp, season, next, round, championship, page } = await newSeason(server);
    const input = { source: { by: 'season', season }, name: next, weeks: 53 };
    const { report } = await send(server, input);
    expect(report?.made).toBeNull();
    expect(report?.rounds).toEqual([
      expect.objectContaining({ id: round, name: `Opener ${stamp} 2027`, address: `opener-${stamp}-2027` }),
    ]);
    expect(report?.pages).toEqual([
      expect.objectContaining({ id: page, name: `Guide to ${next}`, address: `guide-${stamp}-2027-28` }),
    ]);
    const chosen = { rounds: [round], championships: [championship], pages: [page] };
    const done = await send(server, { ...input, chosen, basedOn: report?.basedOn, apply: true });
    expect(done.refusal).toBeUndefined();
    const { made } = done.report ?? {};
    expect(made).toMatchObject({ sessions: 2 });
    const [newRound = 0] = made?.rounds ?? [];
    expect(await jsonOf(server, `/api/rounds/${String(newRound)}?draft=true&depth=0`)).toMatchObject({
      name: `Opener ${stamp} 2027`,
      url: `opener-${stamp}-2027`,
      start_date: '2027-09-30T19:00:00.000Z',
      end_date: '2027-10-03T05:00:00.000Z',
      round_status: 'scheduled',
      status_note: null,
      spectator_purchase_link: null,
      broadcasts: [],
      _status: 'draft',
    });
    const sessions = await jsonOf(
      server,
      `/api/results?where[round][equals]=${String(newRound)}&draft=true&depth=0&sort=date`,
    );
    expect(sessions).toMatchObject({
      docs: [
        {
          session_name: 'Qualifying',
          kind: 'qualifying',
          date: '2027-10-01T20:00:00.000Z',
          ends_at: '2027-10-01T20:20:00.000Z',
          session_status: 'scheduled',
          streams: [],
          _status: 'draft',
        },
        {
          session_name: 'Race',
          date: '2027-10-02T20:00:00.000Z',
          distance: 12,
          distance_unit: 'laps',
          session_status: 'scheduled',
          has_sheet: false,
          rows: [],
          _status: 'draft',
        },
      ],
    });
    const [newChampionship = 0] = made?.championships ?? [];
    expect(await jsonOf(server, `/api/championships/${String(newChampionship)}?depth=0`)).toMatchObject({
      season: next,
      of: 'rookies',
      classes: ['A'],
      rounds: [newRound],
      url: `rookies-${stamp}-2027`,
    });
    const [newPage = 0] = made?.pages ?? [];
    expect(await jsonOf(server, `/api/pages/${String(newPage)}?draft=true&depth=0`)).toMatchObject({
      name: `Guide to ${next}`,
      blocks: [{ blockType: 'core-heading', heading: 'Guide' }],
      _status: 'draft',
    });

    const seen = async () => ({
      round: (await runQuery(server, roundByUrl, { url: `opener-${stamp}-2027` })).nextgenRound !== null,
      championship: (await call(server, listChampionships, {})).data.some(
        ({ season: name }) => name === next,
      ),
    });
    expect(await seen()).toEqual({ round: false, championship: false });
    await cmsOf(server).update('rounds', newRound, { _status: 'published' });
    await expect.poll(seen).toEqual({ round: true, championship: true });
  });

  test('is made once, however often it is asked for', async () => {
    const { season, next, round, championship, series } = await newSeason(server);
    const input = { source: { by: 'season', season }, name: next, weeks: 52 };
    const chosen = { rounds: [round], championships: [championship], pages: [] };
    const { report } = await send(server, input);
    const apply = { ...input, chosen, basedOn: report?.basedOn, apply: true };
    const answers = await Promise.all([send(server, apply), send(server, apply)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const again = await send(server, apply);
    expect([again.status, again.refusal?.fields['name']]).toEqual([
      422,
      `There are already championships for ${next}. Enter another name, or copy without championships.`,
    ]);
    // As the rounds of a series they have the same addresses.
    const inSeries = {
      source: { by: 'series', series, from: '2026-09-25', to: '2026-09-25' },
      weeks: 52,
    };
    const made = answers.flatMap((answer) => answer.report?.made?.rounds ?? []);
    expect((await send(server, inSeries)).report?.rounds).toEqual([
      expect.objectContaining({ id: round, existing: made[0] }),
    ]);
    const refused = await send(server, {
      ...inSeries,
      chosen: { ...chosen, championships: [] },
      apply: true,
    });
    expect([refused.status, refused.refusal?.fields['chosen']]).toEqual([
      422,
      expect.stringContaining('is already taken'),
    ]);
  });

  test('names bad input at its field, and makes nothing', async () => {
    const { season, next, round, championship, series } = await newSeason(server);
    const input = { source: { by: 'season', season }, name: next, weeks: 52 };
    const fieldsOf = async (more: object) => (await send(server, { ...input, ...more })).refusal?.fields;
    expect(await fieldsOf({ weeks: 0 })).toEqual({ weeks: expect.stringContaining('whole number') });
    expect(await fieldsOf({ weeks: 1.5 })).toEqual({ weeks: expect.any(String) });
    expect(await fieldsOf({ weeks: null })).toEqual({ weeks: expect.any(String) });
    expect(await fieldsOf({ name: ' ' })).toEqual({ name: expect.stringContaining('Enter') });
    expect(await fieldsOf({ name: season })).toEqual({ name: expect.stringContaining('already') });
    expect(await fieldsOf({ source: { by: 'season', season: '' } })).toEqual({ season: expect.any(String) });
    expect(await fieldsOf({ source: { by: 'series', series: null, from: '2026-02-30', to: '' } })).toEqual({
      series: expect.any(String),
      from: expect.any(String),
      to: expect.any(String),
    });
    expect(
      await fieldsOf({ source: { by: 'series', series, from: '2026-03-02', to: '2026-03-01' } }),
    ).toEqual({ to: expect.any(String) });
    const apply = async (chosen: object, more: object = {}) =>
      send(server, {
        ...input,
        chosen: { rounds: [], championships: [], pages: [], ...chosen },
        apply: true,
        ...more,
      });
    expect((await apply({})).refusal?.fields).toEqual({ chosen: 'Tick at least one row.' });
    expect((await apply({ championships: [championship] })).refusal?.fields).toEqual({
      chosen: expect.stringContaining('Tick at least one round for'),
    });
    expect((await apply({ rounds: [2_000_000_000] })).status).toBe(422);
    expect((await apply({ rounds: [round] }, { basedOn: 'another plan' })).status).toBe(409);
    expect((await send(server, { apply: true })).status).toBe(422);
    const rounds = await jsonOf(server, `/api/rounds?where[series][equals]=${String(series)}&draft=true`);
    expect(rounds).toMatchObject({ totalDocs: 1 });
  });

  test('is started by administrators and editors alone', async () => {
    const { season, next } = await newSeason(server);
    const input = { source: { by: 'season', season }, name: next, weeks: 52 };
    for (const [role, status] of [
      ['editor', 200],
      ['results', 403],
      ['shop', 403],
      ['gate', 403],
    ] as const) {
      const account = { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() };
      await cmsOf(server).create('users', { ...account, role });
      const { token } = await signIn(server.url, account);
      expect([role, (await send(server, input, token)).status]).toEqual([role, status]);
    }
    expect((await send(server, input, 'no token')).status).toBe(403);
  });
});
