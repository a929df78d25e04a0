import { expect, test } from 'vitest';
import {
  allRounds,
  calendarOfRounds,
  categories,
  categoryByUrl,
  circuitByUrl,
  driverByUrl,
  driverList,
  driverNames,
  driversByGroup,
  firstSeries,
  hitPictures,
  nextRound,
  raceDay,
  resultById,
  roundBroadcasts,
  roundByUrl,
  roundDays,
  roundHeads,
  roundResults,
  roundsForCompetitors,
  roundsWithResults,
  roundStories,
  roundTimetable,
  seriesByUrl,
  sponsorsByGroup,
} from '../../lib/contract/graphql/racing-queries.ts';
import { articleByUrl } from '../../lib/contract/graphql/content-queries.ts';
import { getInitialData } from '../../lib/contract/endpoints/content.ts';
import { TIMETABLE_PDF_PATH } from '../../lib/contract/paths.ts';
import { runQuery } from './harness/client.ts';
import { cmsOf } from './harness/money.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('racing', (server) => {
  test('the next round is the first that has not ended (spec 7.70)', async () => {
    const { nextgenRounds } = await runQuery(server, nextRound, {});
    expect(nextgenRounds.map(({ url }) => url)).toEqual(['round-2']);
  });

  test('rounds are ordered by start, without drafts', async () => {
    const { nextgenRounds } = await runQuery(server, allRounds, {});
    expect(nextgenRounds.map(({ name }) => name)).toEqual(['Round 1', 'Round 2', 'Round 3', 'Truck show']);
    expect(nextgenRounds[0]).toMatchObject({
      resultsCount: 3,
      venue: { name: 'Hampton Downs', length: 2800, timezone: 'Pacific/Auckland', address: { lat: -37.36 } },
      series: { url: 'northern-series' },
    });
    expect(nextgenRounds[0]?.venue?.circuit_layout?.url).toMatch(/\/original\/800\.svg$/);
    expect(nextgenRounds[0]?.images?.banner?.url).toMatch(/\/16x9\/800\.jpg$/);
  });

  test('a series has its rounds in order (spec 7.67)', async () => {
    const { nextgenSeries } = await runQuery(server, seriesByUrl, { url: 'northern-series' });
    expect(nextgenSeries?.rounds.map(({ url }) => url)).toEqual(['round-1', 'round-2', 'round-3']);
    expect((await runQuery(server, firstSeries, { first: 1 })).nextgenSeriess.map(({ url }) => url)).toEqual([
      'northern-series',
    ]);
    expect((await runQuery(server, seriesByUrl, { url: 'nope' })).nextgenSeries).toBeNull();
  });

  test('a round has its latest published news, and the first pictures of its gallery', async () => {
    const shown = { articles: 2, pictures: 2 };
    const { nextgenRound } = await runQuery(server, roundStories, { url: 'round-1', ...shown });
    expect(nextgenRound?.articles.map(({ name }) => name)).toEqual(['Report 3', 'Report 2']);
    expect(nextgenRound?.pictures.map(({ image }) => image?.url)).toEqual([
      expect.stringMatching(/\/4x3\/600\.jpg$/),
      expect.stringMatching(/\/4x3\/600\.jpg$/),
    ]);
    const other = await runQuery(server, roundStories, { url: 'round-2', ...shown });
    expect(other.nextgenRound).toEqual({ articles: [], pictures: [] });
  });

  test('an article says which round it is about, if there is one', async () => {
    const about = async (url: string) =>
      (await runQuery(server, articleByUrl, { url })).cognitoArticle?.round_url;
    expect(await about('report-3')).toBe('round-1');
    expect(await about('report-14')).toBe('');
  });

  test('a circuit has the names of its corners, and its lap record', async () => {
    const { nextgenRound } = await runQuery(server, roundByUrl, { url: 'round-1' });
    expect(nextgenRound?.venue).toMatchObject({
      length: 2800,
      corner_names: ['The sweeper', 'The dipper'],
      lap_record: { time: '1:00.818', driver: 'Mere Tautahi', car: '', year: 2021 },
    });
  });

  test('a circuit is found by its URL name, which its rounds give', async () => {
    const { nextgenRound } = await runQuery(server, roundByUrl, { url: 'round-1' });
    expect(nextgenRound?.venue?.url).toBe('hampton-downs');
    const { nextgenVenue } = await runQuery(server, circuitByUrl, { url: 'hampton-downs' });
    expect(nextgenVenue).toEqual({
      ...nextgenRound?.venue,
      best_laps: expect.any(Array),
      past_races: expect.any(Array),
    });
    expect(nextgenVenue?.lap_record?.time).toBe('1:00.818');
    for (const url of ['nope', ''])
      expect((await runQuery(server, circuitByUrl, { url })).nextgenVenue).toBeNull();
  });

  test('a lap record is a time as in timing sheets', async () => {
    const venue = { name: 'Slow Park', timezone: 'Pacific/Auckland', lap_record: { time: 'a minute' } };
    await expect(cmsOf(server).create('venues', venue)).rejects.toThrow('1:24.380');
  });

  test('a round has everything its page shows (spec 7.69)', async () => {
    const { nextgenRound } = await runQuery(server, roundByUrl, { url: 'round-1' });
    expect(nextgenRound?.content_rendered).toBe('<p>The opening.</p>');
    expect(nextgenRound?.categories.map(({ name }) => name)).toEqual(['GT Championship', 'Formula Ford']);
    expect(nextgenRound?.sponsors.map(({ name }) => name)).toEqual(['Kauri Oils']);
    expect(nextgenRound?.faqs.map(({ content }) => content)).toEqual(['At eight.']);
    expect(nextgenRound?.competitor_links.map(({ name, file }) => [name, file?.name ?? null])).toEqual([
      ['Entry form', null],
      ['Regulations', 'Schedule'],
    ]);
    expect(nextgenRound?.schedule_pdf?.mime_type).toBe('application/pdf');
    expect((await runQuery(server, roundByUrl, { url: 'secret-round' })).nextgenRound).toBeNull();
  });

  test('results are ordered by date, then by their order in the day, without drafts (spec 7.71)', async () => {
    const { nextgenRound } = await runQuery(server, roundResults, { url: 'round-1' });
    expect(nextgenRound?.results.map(({ session_name }) => session_name)).toEqual([
      'Practice',
      'Qualifying',
      'Race 1',
    ]);
  });

  test('a session has its timing rows in order, with null for unclassified drivers (spec 7.68)', async () => {
    const { nextgenResult } = await runQuery(server, resultById, { id: server.fixtures.racing.race });
    expect(nextgenResult).toMatchObject({
      is_a_race: true,
      category: { url: 'gt-championship' },
      round: { url: 'round-1' },
    });
    expect(nextgenResult?.documents).toMatchObject([
      { name: 'Stewards’ decision 14', file: { mime_type: 'application/pdf' } },
    ]);
    expect(
      nextgenResult?.rows.map(({ position, race_number, diff }) => [position, race_number, diff]),
    ).toEqual([
      [1, '07', ''],
      [2, '88', '2.498'],
      [null, '5', ''],
    ]);
    expect(
      (await runQuery(server, resultById, { id: server.fixtures.racing.draftRace })).nextgenResult,
    ).toBeNull();
  });

  test('a race in a list of results has its podium, other sessions have none', async () => {
    const { nextgenRound } = await runQuery(server, roundResults, { url: 'round-1' });
    const [practice, , race] = nextgenRound?.results ?? [];
    expect(practice?.podium).toEqual([]);
    expect(race).toMatchObject({ session_name: 'Race 1', status: 'provisional' });
    expect(race?.podium).toEqual([
      {
        position: 1,
        class_position: 1,
        class: 'A',
        race_number: '07',
        name: 'Mere Tautahi',
        drivers: [],
        team: '',
        team_url: '',
      },
      expect.objectContaining({ position: 2, class_position: 1, class: 'B', name: 'Tom Lindqvist' }),
    ]);
  });

  test('an open page gets all sessions of a round, with where to follow them', async () => {
    const { nextgenRound } = await runQuery(server, raceDay, { url: 'round-1' });
    expect(nextgenRound?.sessions.map(({ session_name }) => session_name)).toEqual([
      'Practice',
      'Qualifying',
      'Race 1',
      'Race 3',
    ]);
    expect(nextgenRound?.sessions.at(-1)).toMatchObject({
      starts_at: '2027-01-10T04:00:00.000Z',
      session_status: 'delayed',
      live_timing_link: '',
      streams: [],
    });
    const { nextgenRounds } = await runQuery(server, roundDays, {});
    expect(nextgenRounds[0]).toMatchObject({ url: 'round-1', venue: { timezone: 'Pacific/Auckland' } });
  });

  test('a round says who shows it, by country, kind, language and time', async () => {
    const { nextgenRound } = await runQuery(server, roundBroadcasts, { url: 'round-1' });
    expect(nextgenRound?.broadcasts).toEqual([
      {
        broadcaster: 'Stream',
        kind: 'stream',
        countries: [],
        link: 'https://video.example.org/live',
        language: '',
        starts_at: null,
        ends_at: null,
        is_free: true,
      },
      {
        broadcaster: 'Sport 2',
        kind: 'tv',
        countries: ['NZ', 'AU'],
        link: '',
        language: 'en',
        starts_at: '2027-01-09T23:00:00.000Z',
        ends_at: '2027-01-10T05:00:00.000Z',
        is_free: false,
      },
    ]);
  });

  test('a planned session is in the timetable of its round and in the sitemap, and in no list of results', async () => {
    const id = server.fixtures.racing.planned;
    const { nextgenRound } = await runQuery(server, roundTimetable, { url: 'round-1' });
    expect(nextgenRound?.sessions.map(({ session_name, has_sheet }) => [session_name, has_sheet])).toEqual([
      ['Practice', true],
      ['Qualifying', true],
      ['Race 1', true],
      ['Race 3', false],
    ]);
    expect(nextgenRound?.sessions.at(-1)).toMatchObject({
      kind: 'race',
      is_a_race: true,
      starts_at: '2027-01-10T04:00:00.000Z',
      ends_at: '2027-01-10T04:30:00.000Z',
      distance: 12,
      distance_unit: 'laps',
      session_status: 'delayed',
      status_note: 'Rain',
      classification: null,
    });
    const { nextgenResult } = await runQuery(server, resultById, { id });
    expect(nextgenResult).toMatchObject({ rows: [], status: null, changes: [], round: { url: 'round-1' } });
    const data = await fetch(`${server.url}/api/v1/cognito/domain/initialData`);
    const { sitemap } = getInitialData.output.parse(await data.json());
    expect(sitemap.map(({ url }) => url)).toContain(`session/${String(id)}`);
  });

  test('the timetable of a round is a PDF for anybody', async () => {
    const pdf = await fetch(`${server.url}/api/v1${TIMETABLE_PDF_PATH}/round-1`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await fetch(`${server.url}/api/v1${TIMETABLE_PDF_PATH}/secret-round`)).status).toBe(404);
  });

  test('categories are all, or those that race in a series (spec 7.72)', async () => {
    const names = async (isInSeries?: boolean) =>
      (await runQuery(server, categories, { isInSeries })).nextgenCategorys.map(({ name }) => name);
    expect(await names()).toEqual(['GT Championship', 'Formula Ford', 'Super Trucks']);
    expect(await names(true)).toEqual(['GT Championship', 'Formula Ford']);
    expect(await names(false)).toEqual(['Super Trucks']);
  });

  test('a category has its rounds and drivers (spec 7.73)', async () => {
    const { nextgenCategory } = await runQuery(server, categoryByUrl, { url: 'gt-championship' });
    expect(nextgenCategory?.rounds.map(({ url }) => url)).toEqual(['round-1', 'round-2', 'round-3']);
    expect(nextgenCategory?.drivers.map(({ last_name }) => last_name)).toEqual(['Lindqvist', 'Tautahi']);
    expect(nextgenCategory?.logo?.url).toMatch(/\.png$/);
  });

  test('rounds of a time have only their sessions, and heads say which have any', async () => {
    const heads = (await runQuery(server, roundHeads, {})).nextgenRounds;
    expect(heads.map(({ url, resultsCount }) => [url, resultsCount > 0])).toContainEqual(['round-1', true]);
    const [first, second] = heads;
    const { nextgenRounds } = await runQuery(server, roundsWithResults, {
      from: first?.start_date,
      until: first?.start_date,
    });
    expect(nextgenRounds.map(({ url }) => url)).toEqual(['round-1']);
    expect(nextgenRounds[0]?.results).toHaveLength(3);
    const later = await runQuery(server, roundsForCompetitors, { from: second?.start_date });
    expect(later.nextgenRounds.map(({ url }) => url)).toEqual(heads.slice(1).map(({ url }) => url));
    const ofSeason = await runQuery(server, calendarOfRounds, { until: second?.start_date });
    expect(ofSeason.nextgenRounds).toHaveLength(2);
    expect((await runQuery(server, calendarOfRounds, {})).nextgenRounds).toHaveLength(heads.length);
  });

  test('drivers come page by page, with what they can be narrowed to', async () => {
    const listOf = async (variables: object) =>
      (await runQuery(server, driverList, { first: 100, offset: 0, ...variables })).nextgenDriverList;
    const all = await listOf({});
    const { nextgenDrivers } = await runQuery(server, driverNames, {});
    expect(all.count).toBe(nextgenDrivers.length);
    const names = (drivers: readonly { url: string }[]) => drivers.map(({ url }) => url);
    expect(names(all.drivers).toSorted()).toEqual(names(nextgenDrivers).toSorted());
    const second = await listOf({ first: 1, offset: 1 });
    expect([second.count, names(second.drivers)]).toEqual([all.count, names(all.drivers.slice(1, 2))]);
    const [group = ''] = all.groups;
    const ofGroup = await listOf({ inGroup: group });
    expect(ofGroup.drivers.every(({ groups }) => groups.includes(group))).toBe(true);
    expect(ofGroup.count).toBe(all.drivers.filter(({ groups }) => groups.includes(group)).length);
    const { nextgenCategory } = await runQuery(server, categoryByUrl, { url: all.categories[0]?.url ?? '' });
    const ofCategory = await listOf({ category: nextgenCategory?.url });
    expect(nextgenCategory?.drivers).toEqual(ofCategory.drivers);
    for (const { url } of all.categories) {
      const { drivers } = await listOf({ category: url });
      expect(new Set(drivers.map(({ category }) => category?.url))).toEqual(new Set([url]));
    }
  });

  test('the pictures of several records are one call, and drafts have none', async () => {
    const { nextgenDrivers: drivers } = await runQuery(server, driversByGroup, {});
    const driverUrls = drivers.map(({ url }) => url);
    const found = await runQuery(server, hitPictures, {
      articleUrls: ['nothing-of-that-name'],
      driverUrls,
      roundUrls: ['round-1', 'nope'],
    });
    expect(found.cognitoArticles).toEqual([]);
    expect(found.nextgenRounds.map(({ url, images }) => [url, images?.banner?.url])).toEqual([
      ['round-1', expect.stringMatching(/\/16x9\/800\.jpg$/)],
    ]);
    expect(found.nextgenDrivers.map(({ url }) => url).toSorted()).toEqual(driverUrls.toSorted());
  });

  test('drivers and sponsors are filtered by group (spec 7.74, 7.76)', async () => {
    const { nextgenDrivers } = await runQuery(server, driversByGroup, { byGroup: 'northern-series' });
    expect(nextgenDrivers).toEqual([
      expect.objectContaining({ url: 'mere-tautahi', race_number: '07', groups: ['northern-series'] }),
    ]);
    expect((await runQuery(server, driverByUrl, { url: 'mere-tautahi' })).nextgenDriver?.category?.name).toBe(
      'GT Championship',
    );
    const { nextgenSponsors } = await runQuery(server, sponsorsByGroup, { byGroup: 'naming-rights-sponsor' });
    expect(nextgenSponsors.map(({ name }) => name)).toEqual(['Kauri Oils']);
    expect((await runQuery(server, sponsorsByGroup, {})).nextgenSponsors).toHaveLength(2);
  });
});
