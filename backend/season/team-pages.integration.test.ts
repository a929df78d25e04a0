import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { findEntriesOfTeam, findResultsOfTeam, listTeams } from './data/teams.ts';
import { findTeamDetails } from './search-details.ts';
import { seasonSitemap } from './sitemap.ts';

let opened: TemporaryPayload;
let payload: Payload;
const rounds: number[] = [];
let category = 0;

const round = async (name: string, day: string) => {
  const dates = { start_date: `${day}T00:00:00.000Z`, end_date: `${day}T06:00:00.000Z` };
  const data = { name, url: name.toLowerCase().replace(' ', '-'), ...dates, _status: 'published' as const };
  const { id } = await payload.create({ collection: 'rounds', data });
  return id;
};
const enter = (at: number, race_number: string, name: string, team: string) =>
  payload.create({
    collection: 'entries',
    data: { round: rounds[at] ?? 0, category, race_number, name, team, status: 'entered' },
  });
const race = (
  at: number,
  day: string,
  rows: { position: number; name: string; team?: string }[],
  isDraft = false,
) =>
  payload.create({
    collection: 'results',
    data: {
      round: rounds[at] ?? 0,
      category,
      session_name: 'Race 1',
      is_a_race: true,
      date: `${day}T01:00:00.000Z`,
      rows,
      _status: isDraft ? 'draft' : 'published',
    },
    draft: isDraft,
  });
const listed = async () => {
  const { team = [] } = await seasonSitemap(payload, { now: new Date(), isShopOpen: false });
  return team.map(({ url, seo_title }) => [url, seo_title]);
};

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  ({ id: category } = await payload.create({ collection: 'categories', data: { name: 'GT', url: 'gt' } }));
  rounds.push(await round('Round A', '2025-01-10'), await round('Round B', '2026-01-10'));
}, 120_000);
afterAll(() => opened.close());

it('a team has a page as soon as an entry list or a published sheet names it, with its latest spelling', async () => {
  expect(await listed()).toEqual([]);
  await race(0, '2025-01-10', [
    { position: 1, name: 'Ana Roe', team: 'KEA RACING' },
    { position: 2, name: 'Bo Kim', team: 'Bo Kim' },
    { position: 3, name: 'Cy Fa', team: 'Tui Race Cars' },
  ]);
  await race(0, '2025-01-10', [{ position: 1, name: 'Di Lo', team: 'Secret Racing' }], true);
  await enter(1, '7', 'Ana Roe', 'Kea Racing');
  await enter(1, '8', 'Ed Wu', 'Weka');
  expect(await listed()).toEqual([
    ['team/kea-racing', 'Kea Racing'],
    ['team/tui-race-cars', 'Tui Race Cars'],
    ['team/weka', 'Weka'],
  ]);
});

it('its entries and results are those of the requested rounds', async () => {
  const team = (await listTeams(payload)).get('kea-racing')!;
  expect(team.rounds.map(({ url }) => url)).toEqual(['round-a', 'round-b']);
  const found = async (from: string | null, until: string | null) => {
    const entries = await findEntriesOfTeam(payload, team, { from, until });
    const results = await findResultsOfTeam(payload, team, { from, until });
    return [entries.map(({ name }) => name), results.map(({ row }) => row.name)];
  };
  expect(await found(null, null)).toEqual([['Ana Roe'], ['Ana Roe']]);
  expect(await found('2025-06-01T00:00:00.000Z', null)).toEqual([['Ana Roe'], []]);
  expect(await found(null, '2025-06-01T00:00:00.000Z')).toEqual([[], ['Ana Roe']]);
});

it('a name that the office redirects to another is the same team, and its address leads there', async () => {
  const editor = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.org', password: crypto.randomUUID(), role: 'editor' },
  });
  await payload.create({
    collection: 'redirects',
    data: { from: '/team/tui-race-cars', to: '/team/weka' },
    overrideAccess: false,
    user: { ...editor, collection: 'users' },
  });
  expect(await listed()).toEqual([
    ['team/kea-racing', 'Kea Racing'],
    ['team/weka', 'Weka'],
  ]);
  const team = (await listTeams(payload)).get('weka')!;
  expect(team.name).toBe('Weka');
  const results = await findResultsOfTeam(payload, team, { from: null, until: null });
  expect(results.map(({ row }) => row.name)).toEqual(['Cy Fa']);
});

it('a team is found by its drivers', async () => {
  const details = await findTeamDetails(payload, ['kea-racing', 'nowhere']);
  expect([...details]).toEqual([['kea-racing', { text: '7 · Ana Roe' }]]);
});

it('a team without any mention left has no page', async () => {
  await payload.delete({ collection: 'entries', where: { team: { equals: 'Kea Racing' } } });
  await payload.delete({ collection: 'results', where: { session_name: { equals: 'Race 1' } } });
  expect(await listed()).toEqual([['team/weka', 'Weka']]);
});
