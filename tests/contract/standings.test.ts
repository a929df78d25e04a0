import { expect, test } from 'vitest';
import { getChampionship, listChampionships } from '../../lib/contract/endpoints/standings.ts';
import { call, get } from './harness/client.ts';
import { cmsWith, type Cms } from './harness/cms.ts';
import { mostlyOnOneShopServer, type ContentServer } from './harness/servers.ts';

const published = { _status: 'published' };
const row = (position: number | null, name: string, more: object = {}) => ({
  position,
  name,
  laps: 10,
  ...more,
});

/** A category of its own, with two rounds held and one to come. */
async function writeSeason(cms: Cms) {
  const name = `Clubman ${String(Date.now())}`;
  const category = await cms.create('categories', { name });
  const round = (title: string, day: string) =>
    cms.create('rounds', {
      name: `${name} ${title}`,
      start_date: `${day}T00:00:00.000Z`,
      end_date: `${day}T06:00:00.000Z`,
      categories: [category],
      ...published,
    });
  const rounds = [
    await round('One', '2025-01-10'),
    await round('Two', '2025-02-10'),
    await round('Three', '2125-03-10'),
  ];
  const session = (at: number, session_name: string, rows: object[]) =>
    cms.create('results', {
      round: rounds[at],
      category,
      session_name,
      is_a_race: session_name.startsWith('Race'),
      date: `2025-0${String(at + 1)}-10T01:00:00.000Z`,
      rows,
      ...published,
    });
  const qualifying = await session(0, 'Qualifying', [row(1, 'Ana Roe'), row(2, 'Bo Kim')]);
  const first = await session(0, 'Race 1', [
    row(1, 'Bo Kim', { best_time: '1:10.000', class: 'A' }),
    row(2, 'Ana Roe', { best_time: '1:09.500', class: 'A' }),
    row(3, 'Cy Fa / Di Lo', { best_time: '1:11.000', class: 'B' }),
  ]);
  const second = await session(1, 'Race 1', [
    row(1, 'Ana Roe', { class: 'A' }),
    row(2, 'Bo Kim', { class: 'A' }),
    row(null, 'Cy Fa', { class: 'B', total_time: 'DNF' }),
  ]);
  await cms.create('drivers', { first_name: 'Ana', last_name: 'Roe', category, sponsor: 'Kea Racing' });
  await cms.create('drivers', { first_name: 'Bo', last_name: 'Kim', category, sponsor: 'Kea Racing' });
  const scoring = await cms.create('scorings', {
    name,
    points: [{ kind: 'race', points: '10, 6, 4', per_round: 1 }],
    bonuses: [
      { kind: 'pole', points: 1 },
      { kind: 'fastest_lap', points: 1 },
    ],
    guests: 'move_up',
    shared_cars: 'divide',
    ties: 'countback',
  });
  const championship = (more: object = {}) => ({ name, category, scoring, rounds, of: 'drivers', ...more });
  return { name, category, rounds, scoring, sessions: { qualifying, first, second }, championship };
}

const urlOf = async (server: ContentServer, id: number) => {
  const { data } = await call(server, listChampionships, {});
  return data.find((one) => one.id === id)?.url ?? '';
};
const lines = (standings: readonly { rank: number; name: string; points: number }[]) =>
  standings.map(({ rank, name, points }) => `${String(rank)} ${name} ${String(points)}`);

mostlyOnOneShopServer('standings', (server) => {
  const cms = cmsWith(server.url, server.token);

  test('a championship has its table now and after each round', async () => {
    const { championship, rounds } = await writeSeason(cms);
    const id = await cms.create('championships', championship());
    const url = await urlOf(server, id);
    const { item } = await call(server, getChampionship, { url });
    expect(item).toMatchObject({ id, after: 2, rounds_held: 2 });
    expect(item.rounds).toHaveLength(rounds.length);
    expect(lines(item.standings)).toEqual(['1 Ana Roe 18', '2 Bo Kim 16', '3 Cy Fa 2', '3 Di Lo 2']);
    const [leader, next, third] = item.standings;
    expect(leader).toMatchObject({ change: 1, can_win: true, gap: 0 });
    expect(leader?.driver?.url).toMatch(/^ana-roe/);
    expect(leader?.rounds[0]?.sessions).toEqual([
      expect.objectContaining({ position: 1, points: 1, bonuses: ['pole'] }),
      expect.objectContaining({ position: 2, points: 7, bonuses: ['fastest_lap'] }),
    ]);
    expect(next).toMatchObject({ gap: 2, can_win: true });
    expect(third).toMatchObject({ driver: null, can_win: false });
    expect(item.standings[3]?.tie).toEqual({ kind: 'shared' });

    const [round] = item.rounds;
    const before = await call(server, getChampionship, { url, after: round?.url ?? '' });
    expect(lines(before.item.standings).slice(0, 2)).toEqual(['1 Bo Kim 10', '2 Ana Roe 8']);
    const ahead = item.rounds[2]?.url ?? '';
    expect((await get(server, `/nextgen/standings/${url}`, { after: ahead })).status).toBe(404);
    expect((await get(server, `/nextgen/standings/${url}`, { after: 'nowhere' })).status).toBe(404);
    expect((await get(server, '/nextgen/standings/nothing')).status).toBe(404);
  });

  test('classes, teams and rookies have tables of their own', async () => {
    const { championship } = await writeSeason(cms);
    const tableOf = async (more: object) => {
      const url = await urlOf(server, await cms.create('championships', championship(more)));
      return lines((await call(server, getChampionship, { url })).item.standings);
    };
    expect(await tableOf({ classes: ['B'] })).toEqual(['1 Cy Fa 5.5', '1 Di Lo 5.5']);
    expect(await tableOf({ of: 'teams' })).toEqual(['1 Kea Racing 34']);
    expect(await tableOf({ of: 'rookies', rookies: ['Bo Kim', 'Di Lo'] })).toEqual([
      '1 Bo Kim 16',
      '2 Di Lo 2',
    ]);
  });

  test('the lists of tables are as they are, or as they were after a round that had results', async () => {
    const { championship, rounds } = await writeSeason(cms);
    const id = await cms.create('championships', championship());
    const { item } = await call(server, getChampionship, { url: await urlOf(server, id) });
    const topAfter = async (index: number) => {
      const after = item.rounds[index]?.url ?? '';
      const { data } = await call(server, listChampionships, { after });
      return data.map((one) => ({ id: one.id, held: one.rounds_held, top: lines(one.top).slice(0, 2) }));
    };
    expect(await topAfter(0)).toEqual([{ id, held: 1, top: ['1 Bo Kim 10', '2 Ana Roe 8'] }]);
    expect(await topAfter(1)).toEqual([{ id, held: 2, top: ['1 Ana Roe 18', '2 Bo Kim 16'] }]);
    expect(await topAfter(2)).toEqual([]);
    expect(rounds).toHaveLength(3);
  });

  test('once the last round is cancelled, the championship is decided', async () => {
    const { championship, rounds } = await writeSeason(cms);
    const url = await urlOf(server, await cms.create('championships', championship()));
    const table = async () => (await call(server, getChampionship, { url })).item;
    expect((await table()).standings.map(({ can_win }) => can_win)).toEqual([true, true, false, false]);
    await cms.update('rounds', rounds[2] ?? 0, { round_status: 'cancelled', status_note: 'Flooded' });
    const item = await table();
    expect(item.standings.map(({ can_win }) => can_win)).toEqual([true, false, false, false]);
    expect(item).toMatchObject({ rounds_count: 2, rounds_held: 2 });
    expect(item.rounds.map(({ is_off }) => is_off)).toEqual([false, false, true]);
  });

  test('a team is the one of the row, else that of its drivers; rookies can have their own ranking', async () => {
    const { championship, sessions, scoring } = await writeSeason(cms);
    await cms.update('results', sessions.second, {
      rows: [row(1, 'Ana Roe', { team: 'Tui Sport' }), row(2, 'Bo Kim'), row(3, 'Cy Fa')],
    });
    const tableOf = async (more: object) => {
      const url = await urlOf(server, await cms.create('championships', championship(more)));
      return async () => lines((await call(server, getChampionship, { url })).item.standings);
    };
    const teams = await tableOf({ of: 'teams' });
    expect(await teams()).toEqual(['1 Kea Racing 24', '2 Tui Sport 10']);
    const rookies = await tableOf({ of: 'rookies', rookies: ['Bo Kim', 'Cy Fa'] });
    expect(await rookies()).toEqual(['1 Bo Kim 16', '2 Cy Fa 6']);
    await cms.update('scorings', scoring, { ranks_rookies: true });
    expect(await rookies()).toEqual(['1 Bo Kim 21', '2 Cy Fa 9']);
  });

  test('a corrected result, a changed scoring and an adjustment show at once', async () => {
    const { championship, scoring, sessions, rounds } = await writeSeason(cms);
    const id = await cms.create('championships', championship());
    const url = await urlOf(server, id);
    const table = async () =>
      lines((await call(server, getChampionship, { url })).item.standings).slice(0, 2);
    expect(await table()).toEqual(['1 Ana Roe 18', '2 Bo Kim 16']);
    await cms.update('results', sessions.second, {
      rows: [row(1, 'Bo Kim'), row(null, 'Ana Roe', { total_time: 'DSQ' })],
    });
    expect(await table()).toEqual(['1 Bo Kim 20', '2 Ana Roe 8']);
    await cms.update('scorings', scoring, { bonuses: [] });
    expect(await table()).toEqual(['1 Bo Kim 20', '2 Ana Roe 6']);
    await cms.update('championships', id, {
      adjustments: [{ name: 'Bo Kim', points: -15, round: rounds[1], reason: 'Fuel out of specification' }],
    });
    expect(await table()).toEqual(['1 Ana Roe 6', '2 Bo Kim 5']);
    await cms.update('championships', id, {
      adjustments: [],
      session_points: [{ session: sessions.first, factor: '0.5' }],
    });
    expect(await table()).toEqual(['1 Bo Kim 15', '2 Ana Roe 3']);
  });

  test('an editor sees whom an unsaved change moves', async () => {
    const { championship, scoring, name, rounds } = await writeSeason(cms);
    const id = await cms.create('championships', championship());
    const ask = async (body: object, headers: Record<string, string>) => {
      const response = await fetch(`${server.url}/api/championships/standings-preview`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, json: await response.json() };
    };
    const signedIn = { Authorization: `JWT ${server.token}` };
    const form = {
      name,
      points: [{ kind: 'race', points: '10, 9, 4', per_round: 1 }],
      bonuses: 0,
      guests: 'move_up',
      shared_cars: 'divide',
      ties: 'countback',
    };
    const line = (rank: number, points: number) => ({ rank, points });
    const { json } = await ask({ id: scoring, scoring: form }, signedIn);
    expect(json).toMatchObject({
      tables: [
        {
          name,
          moves: [
            { name: 'Ana Roe', from: line(1, 18), to: line(1, 19) },
            { name: 'Bo Kim', from: line(2, 16), to: line(1, 19) },
          ],
        },
      ],
    });
    const taken = [{ name: 'Ana Roe', points: -5, round: rounds[0], reason: 'Late' }];
    const other = await ask({ id, championship: championship({ adjustments: taken }) }, signedIn);
    expect(other.json).toMatchObject({
      tables: [
        {
          moves: [
            { name: 'Bo Kim', from: line(2, 16), to: line(1, 16) },
            { name: 'Ana Roe', from: line(1, 18), to: line(2, 13) },
          ],
        },
      ],
    });
    const half = { ...form, points: [{ kind: 'race', points: 'ten', per_round: 1 }] };
    expect((await ask({ id: scoring, scoring: half }, signedIn)).status).toBe(422);
    expect((await ask({ id: scoring, scoring: form }, {})).status).toBe(403);
    // Nothing was saved.
    const { item } = await call(server, getChampionship, { url: await urlOf(server, id) });
    expect(lines(item.standings)[0]).toBe('1 Ana Roe 18');
  });

  test('a mistake in a form is named at its field', async () => {
    const { championship, scoring, name } = await writeSeason(cms);
    const scoringData = { name, guests: 'move_up', shared_cars: 'each', ties: 'none' };
    const bad: readonly [string, object, string][] = [
      ['scorings', { ...scoringData, points: [] }, 'points'],
      [
        'scorings',
        { ...scoringData, points: [{ kind: 'race', points: 'ten', per_round: 1 }] },
        'points.0.points',
      ],
      [
        'scorings',
        { ...scoringData, points: [{ kind: 'race', points: '', per_round: 1 }] },
        'points.0.points',
      ],
      ['championships', championship({ rounds: [] }), 'rounds'],
      ['championships', championship({ scoring: null }), 'scoring'],
      ['championships', championship({ of: 'rookies' }), 'rookies'],
      [
        'championships',
        championship({ adjustments: [{ name: 'Bo Kym', points: -1, reason: 'Late' }] }),
        'adjustments.0.name',
      ],
      [
        'championships',
        championship({ adjustments: [{ name: 'Bo Kim', points: 0, reason: 'Late' }] }),
        'adjustments.0.points',
      ],
      [
        'championships',
        championship({ adjustments: [{ name: 'Bo Kim', points: -1, reason: '' }] }),
        'adjustments.0.reason',
      ],
    ];
    for (const [collection, data, path] of bad) {
      const response = await fetch(`${server.url}/api/${collection}`, {
        method: 'POST',
        headers: { Authorization: `JWT ${server.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      });
      expect(response.status, path).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ data: { errors: [expect.objectContaining({ path })] } }],
      });
    }
    expect(scoring).toBeGreaterThan(0);
  });
});
