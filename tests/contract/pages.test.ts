import { expect, test } from 'vitest';
import { ALL_BLOCKS } from '../../lib/contract/blocks/index.ts';
import { callToActionBlock, heroQuoteBlock, imageBlock } from '../../lib/contract/blocks/core.ts';
import { articleListBlock } from '../../lib/contract/blocks/site.ts';
import { getPage, listPages } from '../../lib/contract/endpoints/content.ts';
import { pageByUrl, pageVersions } from '../../lib/contract/graphql/content-queries.ts';
import { newVisitor, signUp } from './harness/accounts.ts';
import { call, get, post, runQuery } from './harness/client.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('pages', (server) => {
  const home = async () => {
    const { item } = await call(server, getPage, { url: 'home' });
    if (!item) throw new Error('there is no home page');
    return item;
  };
  const variablesOf = async (template: string): Promise<unknown> => {
    const block = (await home()).pageContents.find((one) => one.template === template);
    return JSON.parse(block?.variables ?? 'null');
  };

  test('gives each block exactly the settings of its template (spec 1.1, 2.43)', async () => {
    for (const block of (await home()).pageContents) {
      const definition = ALL_BLOCKS.find(({ template }) => template === block.template);
      const variables: unknown = JSON.parse(block.variables);
      expect(definition?.settings.strict().safeParse(variables).success).toBe(true);
      expect(Object.keys(Object(variables)).toSorted()).toEqual(
        Object.keys(definition?.settings.shape ?? {}).toSorted(),
      );
    }
  });

  test('crops the images of blocks to the sizes from the page builder (spec 9.22, 9.23)', async () => {
    const hero = heroQuoteBlock.settings.parse(await variablesOf('core/hero_quote'));
    expect(hero.background_image?.url).toMatch(/\/16x9\/1925\.jpg$/);
    expect(hero.overlay_image?.url).toMatch(/\/original\/300\.png$/);
    expect(hero.background_video).toMatchObject({ file: `/v/${server.fixtures.media.ownVideo}.mp4` });
    expect(hero).toMatchObject({ image_opacity: 70, html: '<p>Seven rounds.</p>', overlay_colour: 'white' });
    const action = callToActionBlock.settings.parse(await variablesOf('core/call_to_action'));
    expect(action.left_image?.url).toMatch(/\/16x9\/300\.jpg$/);
    const image = imageBlock.settings.parse(await variablesOf('core/image'));
    expect(image.image?.url).toMatch(/\/4x3\/650\.jpg$/);
  });

  test('refers to groups, forms and documents the way the site requests them', async () => {
    expect(articleListBlock.settings.parse(await variablesOf('site/article_list'))).toMatchObject({
      group: 'race-reports',
      page_size: 6,
    });
    expect(await variablesOf('core/form')).toMatchObject({ form: server.fixtures.site.form });
    expect(await variablesOf('core/button_link')).toMatchObject({
      link_to_document: {
        url: `/assets/f/${server.fixtures.media.pdf}/schedule.pdf`,
        mime_type: 'application/pdf',
      },
    });
  });

  test('returns the display settings of a block', async () => {
    const [hero] = (await home()).pageContents;
    expect(hero).toMatchObject({
      name: 'Top',
      full_width: true,
      padding_top: 12,
      background_image_opacity: 30,
      text_colour: 'wht',
      anchor_name: 'top',
    });
    expect(hero?.background_image?.url).toMatch(/\/16x9\/1925\.jpg$/);
    expect((await home()).pageContents.at(-1)).toMatchObject({
      hidden: true,
      start_time: '2027-03-01T00:00:00.000Z',
    });
  });

  test('finds a page of either model by slug, and returns null for none (spec 7.41)', async () => {
    const old = await call(server, getPage, { slug: 'archive/2019' });
    expect(old.item).toBeNull();
    expect(old.row_page?.rows[0]?.blocks[0]).toMatchObject({ title: 'Left', width: 8 });
    expect(JSON.parse(old.row_page?.rows[0]?.blocks[0]?.widgets[0]?.templatevar ?? '')).toEqual({
      heading: '2019',
    });
    expect((await call(server, getPage, { slug: 'news' })).item?.name).toBe('News');
    expect(await call(server, getPage, { url: 'no-such-page' })).toEqual({ item: null, row_page: null });
  });

  test('never returns a draft through any call', async () => {
    expect((await call(server, getPage, { url: 'secret-page' })).item).toBeNull();
    const { data } = await call(server, listPages, { page_size: 100 });
    expect(data.map(({ name }) => name)).not.toContain('Secret page');
    expect((await runQuery(server, pageByUrl, { url: 'secret-page' })).cognitoPage).toBeNull();
    expect((await runQuery(server, pageVersions, {})).cognitoPages.map(({ url }) => url)).not.toContain(
      'secret-page',
    );
  });

  test('returns the text of a page for signed-in visitors only to them, through any call', async () => {
    const { access_token } = await signUp(server, newVisitor(server));
    const query = '{ cognitoPage(url: "members") { content pageContents { variables } } }';
    const all = '{ cognitoPages { content pageContents { variables } } }';
    const ask = async (token?: string) => {
      const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
      const read = (parameters: Record<string, string | number>) =>
        get(server, '/cognito/page', parameters, { headers });
      return Promise.all([
        read({ url: 'members' }),
        read({ slug: 'members' }),
        read({ page_size: 100 }),
        post(server, '/api/v1/cognito/page', { page_size: 100 }, headers),
        post(server, '/api/v1/cognito/page/members', {}, headers),
        post(server, '/graphql', { query }, headers),
        post(server, '/graphql', { query: all }, headers),
      ]);
    };
    for (const { status, json } of await ask()) {
      expect(status).toBe(200);
      expect(JSON.stringify(json)).not.toContain('Lounge');
    }
    for (const { status, json, headers } of await ask(access_token)) {
      expect([status, JSON.stringify(json)]).toEqual([200, expect.stringContaining('Lounge')]);
      expect(headers.get('cache-control')).toContain('no-store');
    }
    for (const { status, json } of await ask(`${access_token}x`)) {
      expect(status).toBe(401);
      expect(JSON.stringify(json)).not.toContain('Lounge');
    }
  });

  test('pages through the list and leaves the blocks out with pb 0 (spec 7.41)', async () => {
    const first = await call(server, listPages, { page_size: 4, page: 1, pb: 0 });
    const second = await call(server, listPages, { page_size: 4, page: 2, pb: 0 });
    expect(first.num_pages).toBe(Math.ceil(first.num_items / 4));
    expect(first.data.some(({ id }) => second.data.some((other) => other.id === id))).toBe(false);
    expect(first.data.every(({ pageContents }) => pageContents.length === 0)).toBe(true);
    expect((await call(server, listPages, { page_size: 4, page: 900, pb: 0 })).data).toEqual([]);
  });

  test('returns the same page through GraphQL as through REST (spec 7.82)', async () => {
    const { cognitoPage } = await runQuery(server, pageByUrl, { url: 'home' });
    expect(cognitoPage).toEqual(await home());
  });

  test('requires a key', async () => {
    expect((await get(server, '/cognito/page', { url: '' })).status).toBe(422);
  });
});
