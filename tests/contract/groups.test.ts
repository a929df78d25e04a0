import { expect, test } from 'vitest';
import { getGroupDetails, listGroups, listModelGroups } from '../../lib/contract/endpoints/content.ts';
import { groupByUrl } from '../../lib/contract/graphql/content-queries.ts';
import { call, get, runQuery } from './harness/client.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('groups', (server) => {
  test('are a flat list whose numbers are a nested set (spec 3.18, 7.42, 9.25)', async () => {
    const { data } = await call(server, listGroups, {});
    const news = data.find(({ url, model }) => url === 'news' && model === 'Article');
    const reports = data.find(({ url }) => url === 'race-reports');
    expect(news).toMatchObject({ level: 0, root: news?.id, content: '<p>All the news.</p>' });
    expect(news?.image?.url).toMatch(/\/1x1\/300\.jpg$/);
    expect(reports).toMatchObject({ level: 1, root: news?.id });
    expect(news && reports && news.lft < reports.lft && reports.rgt < news.rgt).toBe(true);
  });

  test('are found by namespace and model, and an unknown one is 404 (spec 7.43)', async () => {
    const { data } = await call(server, listModelGroups, {
      namespace: 'Sell',
      model: 'Product',
      image_aspect: '16x9',
      image_width: 400,
    });
    expect(data.map(({ name }) => name)).toEqual(['Apparel', 'Shirts', 'Caps']);
    expect((await get(server, '/cognito/group/Sell/Article')).status).toBe(404);
    expect((await get(server, '/cognito/group/Cognito/Nothing')).status).toBe(404);
  });

  test('include their children down to the requested level (spec 3.19, 7.44)', async () => {
    const product = { namespace: 'Sell', model: 'Product' };
    const { item } = await call(server, getGroupDetails, { ...product, group: 'apparel' });
    expect(item.children.map(({ url }) => url)).toEqual(['shirts']);
    const bare = await call(server, getGroupDetails, { ...product, group: 'apparel', children: 0 });
    expect(bare.item.children).toEqual([]);
    expect((await get(server, '/cognito/group/details/Sell/Product/nope')).status).toBe(404);
  });

  test("give the whole range of a model under 'range-level' (spec 7.44)", async () => {
    const range = { namespace: 'Sell', model: 'Product', group: 'range-level' };
    const { item } = await call(server, getGroupDetails, { ...range, children: 2 });
    expect(item.children.map(({ url }) => url)).toEqual(['apparel', 'caps']);
    expect(item.children[0]?.children.map(({ url }) => url)).toEqual(['shirts']);
    const flat = await call(server, getGroupDetails, { ...range, children: 1 });
    expect(flat.item.children[0]?.children).toEqual([]);
  });

  test('can be queried with GraphQL by model and url (spec 7.81)', async () => {
    const { cognitoGroup } = await runQuery(server, groupByUrl, { model: 'Article', byGroup: 'news' });
    expect(cognitoGroup?.children.map(({ url }) => url)).toEqual(['race-reports']);
    expect(
      (await runQuery(server, groupByUrl, { model: 'Article', byGroup: 'nope' })).cognitoGroup,
    ).toBeNull();
  });
});
