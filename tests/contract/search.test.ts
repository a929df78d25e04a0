import { expect, test } from 'vitest';
import {
  getInitialData,
  getInitialDataChanges,
  searchContent,
} from '../../lib/contract/endpoints/content.ts';
import { call } from './harness/client.ts';
import { cmsWith } from './harness/cms.ts';
import { onEachShopServer } from './harness/servers.ts';

/** Long ago, so that nothing else lists the articles of these tests first. */
const PAST = '2019-01-26T00:00:00.000Z';
const NEXT_YEAR = '2028-01-26T00:00:00.000Z';

onEachShopServer('search', (server) => {
  const cms = cmsWith(server.url, server.token);
  const search = (q: string) => call(server, searchContent, { q, limit: 5 });
  const urlsOf = async (q: string) =>
    (await search(q)).groups.flatMap(({ hits }) => hits.map(({ url }) => url));
  const article = (url: string, name: string, more: object = {}) =>
    cms.create('articles', { url, name, display_start_time: PAST, _status: 'published', ...more });

  test('finds words, their beginnings, misspelt and respaced ones, without accents and in any order', async () => {
    await article('quillfeather', 'Quillfeather wins the Ōtautahi ninemile', { blurb: 'By a wheel.' });
    for (const query of [
      'quillfeather',
      'QUILLF',
      'quilfeather',
      'quillfaether',
      'otautahi',
      'ninemile quillfeather',
      'nine mile quillfeather',
    ])
      expect([query, await urlsOf(query)]).toEqual([query, ['article/quillfeather']]);
    const { groups, found } = await search('otautahi');
    expect(groups[0]).toMatchObject({ kind: 'article', count: 1 });
    expect(groups[0]?.hits[0]).toMatchObject({
      title: 'Quillfeather wins the Ōtautahi ninemile',
      excerpt: 'By a wheel.',
    });
    expect(found).toContain('otautahi');
  });

  test('finds parts of words in scripts without spaces, and mistyped syllables', async () => {
    await article('tokyo', 'レーシングチームが予選で最速');
    await article('beijing', '车手创造了最快圈速');
    await article('seoul', '드라이버가 예선에서 우승했다');
    expect(await urlsOf('チーム')).toEqual(['article/tokyo']);
    expect(await urlsOf('予選')).toEqual(['article/tokyo']);
    expect(await urlsOf('圈速')).toEqual(['article/beijing']);
    expect(await urlsOf('드라이버')).toEqual(['article/seoul']);
    expect(await urlsOf('드라이바')).toEqual(['article/seoul']);
  });

  test('finds only what visitors can read, at once after each change', async () => {
    const id = await article('zephyrine', 'Zephyrine retires');
    expect(await urlsOf('zephyrine')).toEqual(['article/zephyrine']);
    await cms.update('articles', id, { name: 'Marigoldine retires', _status: 'published' });
    expect(await urlsOf('zephyrine')).toEqual([]);
    expect(await urlsOf('marigoldine')).toEqual(['article/zephyrine']);
    await cms.update('articles', id, { _status: 'draft' });
    expect(await urlsOf('marigoldine')).toEqual([]);
    await article('thistledown', 'Thistledown next season', { display_start_time: NEXT_YEAR });
    await article('brackenbury', 'Brackenbury as a draft', { _status: 'draft' });
    await cms.create('pages', {
      name: 'Larkspurian lounge',
      url: 'lounge',
      requires_login: true,
      _status: 'published',
    });
    for (const query of ['thistledown', 'brackenbury', 'larkspurian'])
      expect([query, await urlsOf(query)]).toEqual([query, []]);
  });

  test('finds planned sessions, teams on entry lists and in standings, and forgets what was withdrawn from them', async () => {
    const category = await cms.create('categories', { name: 'Kahikatea' });
    const round = await cms.create('rounds', {
      name: 'Wheturangi',
      start_date: '2029-01-26T00:00:00.000Z',
      end_date: '2029-01-26T06:00:00.000Z',
      categories: [category],
      _status: 'published',
    });
    const session = (session_name: string, date: string, rows: object[]) =>
      cms.create('results', {
        session_name,
        round,
        category,
        kind: 'race',
        date,
        rows,
        _status: 'published',
      });
    const sprint = await session('Duskrunner sprint', '2029-01-26T04:00:00.000Z', []);
    expect(await urlsOf('duskrunner')).toEqual([`session/${String(sprint)}`]);
    expect((await search('duskrunner')).groups[0]?.hits[0]?.excerpt).toContain('26 January 2029');
    const entry = await cms.create('entries', {
      round,
      category,
      race_number: '7',
      name: 'Bo Kim',
      team: 'Harakeketown Motorsport',
    });
    const team = 'team/harakeketown-motorsport';
    const found = async () => (await urlsOf('harakeketown')).toSorted();
    expect(await found()).toEqual(['round/wheturangi/entries', team]);
    const scoring = await cms.create('scorings', {
      name: 'Kahikatea',
      points: [{ kind: 'race', points: '10, 6' }],
    });
    await cms.create('championships', {
      name: 'Teams',
      url: 'kahikatea',
      category,
      scoring,
      rounds: [round],
      of: 'teams',
    });
    expect(await found()).toEqual(['round/wheturangi/entries', team]);
    await session('Race 1', '2029-01-26T01:00:00.000Z', [
      { position: 1, race_number: '7', name: 'Bo Kim', team: 'Harakeketown Motorsport' },
    ]);
    expect(await found()).toEqual(['round/wheturangi/entries', 'standings/kahikatea', team]);
    await cms.update('entries', entry, { team: 'Another' });
    expect(await found()).toEqual(['standings/kahikatea', team]);
  });

  test('among equally good sessions, races come before what leads to them, the latest first, and what is planned after what was held', async () => {
    const category = await cms.create('categories', { name: 'Tawhairauriki' });
    const rows = [{ position: 1, race_number: '7', name: 'Bo Kim' }];
    /** A session at noon in New Zealand, of a round of its own. */
    const session = async (kind: string, day: string, more: object = { rows }) => {
      const name = `Tawhai ${day}`;
      const days = { start_date: `${day}T00:00:00.000Z`, end_date: `${day}T06:00:00.000Z` };
      const round = await cms.create('rounds', {
        name,
        ...days,
        categories: [category],
        _status: 'published',
      });
      const about = { session_name: 'Outing', round, category, kind, date: `${day}T01:00:00.000Z` };
      return `session/${String(await cms.create('results', { ...about, ...more, _status: 'published' }))}`;
    };
    const practice = await session('practice', '2019-01-27');
    const qualifying = await session('qualifying', '2019-01-26');
    const first = await session('race', '2019-01-24');
    const second = await session('race', '2019-01-25');
    const later = await session('race', '2029-03-02', {});
    const next = await session('race', '2029-02-02', {});
    const { groups } = await call(server, searchContent, { q: 'tawhairauriki', limit: 50 });
    const found = groups.find(({ kind }) => kind === 'result');
    expect(found?.hits.map(({ url }) => url)).toEqual([second, first, next, later, qualifying, practice]);
  });

  test('all results of a kind are on its pages, each once and in one order', async () => {
    for (const [at, day] of ['05', '03', '04', '01', '02'].entries())
      await article(`kotukutuku-${day}`, `Kōtukutuku ${String(at)}`, {
        display_start_time: `2019-02-${day}T00:00:00.000Z`,
      });
    const pageOf = (page: number, kind: 'article' | 'round' = 'article') =>
      call(server, searchContent, { q: 'kotukutuku', limit: 2, kind, page });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => pageOf(page)));
    expect(
      pages.map(({ groups }) => groups.map(({ kind, count, hits }) => [kind, count, hits.length])),
    ).toEqual([[['article', 5, 2]], [['article', 5, 2]], [['article', 5, 1]], [['article', 5, 0]]]);
    expect(pages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits.map(({ url }) => url)))).toEqual(
      ['05', '04', '03', '02', '01'].map((day) => `article/kotukutuku-${day}`),
    );
    expect((await pageOf(1, 'round')).groups).toEqual([]);
    // Found word by word, as no article has both.
    const apart = await Promise.all(
      [1, 2, 3].map((page) =>
        call(server, searchContent, { q: 'kotukutuku qqqqzzzz', limit: 2, kind: 'article', page }),
      ),
    );
    const urls = apart.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits.map(({ url }) => url)));
    expect(new Set(urls).size).toBe(5);
  });

  test('takes any text for a query', async () => {
    for (const query of [
      '?!…',
      '"',
      "'",
      'a',
      '"a" NEAR(b* OR',
      'title:x -y ^z {',
      '\\',
      ':* & |',
      'x'.repeat(500),
    ])
      expect([query, Array.isArray((await search(query)).groups)]).toEqual([query, true]);
    expect((await search('qqqqzzzz')).groups).toEqual([]);
  });

  test('initial data says what changed since a version', async () => {
    // What tests before this one made may still be on its way into the sitemap; this article was there long before.
    const untouched = 'article/report-1';
    const changesSince = async (since: string) => {
      const { sitemap, ...rest } = await call(server, getInitialDataChanges, { since });
      return { ...rest, changed: sitemap.map(({ url }) => url) };
    };
    const { version } = await call(server, getInitialData, {});
    const before = await changesSince(version);
    expect(before).toMatchObject({ is_whole: false, removed: [] });
    expect(before.changed).not.toContain(untouched);
    const id = await article('foxgloves', 'Foxgloves');
    const added = await changesSince(version);
    expect(added.changed).toContain('article/foxgloves');
    expect(added.changed).not.toContain(untouched);
    await cms.update('articles', id, { _status: 'draft' });
    const later = await changesSince(added.version);
    expect(later).toMatchObject({ is_whole: false, removed: ['article/foxgloves'] });
    expect(later.changed).not.toContain('article/foxgloves');
    const unknown = await changesSince('another-server.1');
    expect(unknown.is_whole).toBe(true);
    expect(unknown.changed).toContain(untouched);
  });
});
