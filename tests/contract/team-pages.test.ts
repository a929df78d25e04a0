import { expect, test } from 'vitest';
import { getInitialData, searchContent } from '../../lib/contract/endpoints/content.ts';
import { getChampionship, listChampionships } from '../../lib/contract/endpoints/standings.ts';
import {
  driverByUrl,
  driverCareer,
  driverSeason,
  resultById,
  roundEntries,
  roundResults,
  teamByUrl,
  teamSeason,
} from '../../lib/contract/graphql/racing-queries.ts';
import { paragraphs } from './fixtures/rich-text.ts';
import { call, runQuery } from './harness/client.ts';
import { cmsWith, type Cms } from './harness/cms.ts';
import { mostlyOnOneShopServer } from './harness/servers.ts';

const published = { _status: 'published' };
const EVERYTHING = { from: null, until: null };

/** Two seasons of a category in which a team of its own races, which is written differently here and there. */
async function writeTeam(cms: Cms) {
  const mark = `t${String(Date.now())}`;
  const name = `Kōtare ${mark}`;
  const category = await cms.create('categories', { name: `Class ${mark}` });
  const round = (title: string, day: string) =>
    cms.create('rounds', {
      name: `${title} ${mark}`,
      start_date: `${day}T00:00:00.000Z`,
      end_date: `${day}T06:00:00.000Z`,
      categories: [category],
      ...published,
    });
  const rounds = [await round('Old', '2024-01-10'), await round('New', '2025-01-10')];
  const race = (at: number, day: string, team: string) =>
    cms.create('results', {
      round: rounds[at],
      category,
      session_name: 'Race 1',
      is_a_race: true,
      date: `${day}T01:00:00.000Z`,
      rows: [
        { position: 1, race_number: '7', name: `Ana ${mark}`, laps: 10, team },
        { position: 2, race_number: '8', name: `Bo ${mark}`, laps: 10, team: 'TBC' },
      ],
      ...published,
    });
  const sessions = [await race(0, '2024-01-10', `KOTARE ${mark}`), await race(1, '2025-01-10', name)];
  await cms.create('entries', {
    round: rounds[1],
    category,
    race_number: '7',
    name: `Ana ${mark}`,
    team: name,
    car: 'Kiwi S',
    status: 'entered',
  });
  const driver = await cms.create('drivers', { first_name: 'Ana', last_name: mark, category, sponsor: name });
  return { mark, name, url: `kotare-${mark}`, category, rounds, sessions, driver };
}

mostlyOnOneShopServer('team pages', (server) => {
  const cms = cmsWith(server.url, server.token);

  test('a team is found by the URL name that its cars, its driver and its standing give', async () => {
    const { mark, name, url, category, rounds, sessions } = await writeTeam(cms);
    const [old = '', now = ''] = ['old', 'new'].map((title) => `${title}-${mark}`);
    const { nextgenTeam: team } = await runQuery(server, teamByUrl, { url });
    expect(team).toEqual({ name, url, content_rendered: '', image: null, round_urls: [old, now] });

    const { nextgenRound: entered } = await runQuery(server, roundEntries, { url: now });
    expect(entered?.entries.map(({ team_url }) => team_url)).toEqual([url]);
    const { nextgenResult } = await runQuery(server, resultById, { id: sessions[0] ?? 0 });
    expect(nextgenResult?.rows.map(({ team_url }) => team_url)).toEqual([url, '']);
    const { nextgenRound: raced } = await runQuery(server, roundResults, { url: now });
    expect(raced?.results[0]?.podium.map(({ team_url }) => team_url)).toEqual([url, '']);
    const { nextgenDriver } = await runQuery(server, driverByUrl, { url: `ana-${mark}` });
    expect(nextgenDriver?.team_url).toBe(url);

    const scoring = await cms.create('scorings', { name: mark, points: [{ kind: 'race', points: '10, 6' }] });
    const championship = { name: mark, category, scoring, rounds, of: 'teams' };
    const id = await cms.create('championships', championship);
    const { data } = await call(server, listChampionships, {});
    const own = data.find((one) => one.id === id);
    expect(own?.top).toContainEqual(expect.objectContaining({ name, team_url: url, driver: null }));
    const { item } = await call(server, getChampionship, { url: own?.url ?? '' });
    expect(item.standings.find((line) => line.name === 'TBC')?.team_url ?? '').toBe('');
  });

  test('its cars and results are those of the rounds asked for, so that a page costs the same in any year', async () => {
    const { mark, url } = await writeTeam(cms);
    const seasonOf = async (within: { from: string | null; until: string | null }) => {
      const { nextgenTeam } = await runQuery(server, teamSeason, { url, ...within });
      return [
        nextgenTeam?.entries.map(({ car }) => car),
        nextgenTeam?.results.map(({ result, row }) => [result.round?.url, row.name]),
      ];
    };
    const [old, now] = [
      [`old-${mark}`, `Ana ${mark}`],
      [`new-${mark}`, `Ana ${mark}`],
    ];
    expect(await seasonOf(EVERYTHING)).toEqual([['Kiwi S'], [old, now]]);
    expect(await seasonOf({ from: '2024-06-01T00:00:00Z', until: null })).toEqual([['Kiwi S'], [now]]);
    expect(await seasonOf({ from: null, until: '2024-06-01T00:00:00Z' })).toEqual([[], [old]]);
    for (const unknown of ['nope', '', 'tbc'])
      expect((await runQuery(server, teamByUrl, { url: unknown })).nextgenTeam).toBeNull();
  });

  test('a driver’s results are those of the rounds asked for, and the driver says at which they were', async () => {
    const { mark, category, sessions } = await writeTeam(cms);
    const url = `ana-${mark}`;
    const resultsOf = async (within: { from: string | null; until: string | null }) => {
      const { nextgenDriver } = await runQuery(server, driverSeason, { url, ...within });
      return nextgenDriver?.results.map(({ result, row }) => [result.id, result.kind, row.position]);
    };
    const [old, now] = sessions.map((id) => [id, 'race', 1]);
    expect(await resultsOf(EVERYTHING)).toEqual([old, now]);
    expect(await resultsOf({ from: '2024-06-01T00:00:00Z', until: null })).toEqual([now]);
    expect(await resultsOf({ from: null, until: '2024-06-01T00:00:00Z' })).toEqual([old]);
    const { nextgenDriver: driver } = await runQuery(server, driverCareer, { url });
    expect(driver?.rounds.map((round) => [round.url, round.category?.id])).toEqual([
      [`old-${mark}`, category],
      [`new-${mark}`, category],
    ]);
    expect((await runQuery(server, driverCareer, { url: 'nope' })).nextgenDriver).toBeNull();
  });

  test('the sitemap and the search have it; a driver leads to it by name', async () => {
    const { mark, name, url } = await writeTeam(cms);
    const { sitemap } = await call(server, getInitialData, {});
    expect(
      sitemap.filter((entry) => entry.url.startsWith('team/') && entry.url.includes(mark)),
    ).toMatchObject([{ url: `team/${url}`, seo_title: name, model: 'Nextgen/Team' }]);
    const { groups } = await call(server, searchContent, { q: `kotare ${mark}`, limit: 5 });
    expect(groups.find(({ kind }) => kind === 'team')?.hits.map((hit) => hit.url)).toEqual([`team/${url}`]);
    const ofDriver = await call(server, searchContent, { q: `ana ${mark}`, limit: 5, kind: 'team' });
    expect(ofDriver.groups.map(({ hits }) => hits.map((hit) => hit.url))).toEqual([[`team/${url}`]]);
  });

  test('a group of drivers with its URL name gives it a text and a picture', async () => {
    const { name, url } = await writeTeam(cms);
    const content = paragraphs('Two brothers and a shed.');
    await cms.create('groups', { model: 'Driver', name, url, content });
    const { nextgenTeam: team } = await runQuery(server, teamByUrl, { url });
    expect(team?.content_rendered).toBe('<p>Two brothers and a shed.</p>');
  });

  test('a team that the office redirects to another is that team from then on', async () => {
    const [former, present] = [await writeTeam(cms), await writeTeam(cms)];
    await cms.create('redirects', { from: `/team/${former.url}`, to: `/team/${present.url}` });
    expect((await runQuery(server, teamByUrl, { url: former.url })).nextgenTeam).toBeNull();
    const { nextgenTeam: team } = await runQuery(server, teamByUrl, { url: present.url });
    expect(team).toMatchObject({ name: present.name });
    expect(team?.round_urls).toHaveLength(4);
    const { nextgenResult } = await runQuery(server, resultById, { id: former.sessions[0] ?? 0 });
    expect(nextgenResult?.rows[0]?.team_url).toBe(present.url);
    const { sitemap } = await call(server, getInitialData, {});
    expect(sitemap.some((entry) => entry.url === `team/${former.url}`)).toBe(false);
  });
});
