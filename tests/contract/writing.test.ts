import { expect, test } from 'vitest';
import { z } from 'zod';
import { getInitialData, getPage, searchContent } from '../../lib/contract/endpoints/content.ts';
import { embedSchema } from '../../lib/contract/entities/article-parts.ts';
import { articleByUrl } from '../../lib/contract/graphql/content-queries.ts';
import { demoMoment } from '../../lib/shared/demo-day.ts';
import { paragraphs } from './fixtures/rich-text.ts';
import { TEST_DAY } from './harness/backend-process.ts';
import { call, runQuery } from './harness/client.ts';
import { askCms, cmsOf } from './harness/money.ts';
import { mostlyOnOneShopServer } from './harness/servers.ts';

/** Long ago, so that nothing else lists these articles first. */
const PAST = '2018-01-26T00:00:00.000Z';
const published = { _status: 'published' };

const ownName = (what: string) => `${what}-${crypto.randomUUID().slice(0, 8)}`;

type Embedded = Readonly<Record<string, unknown>> & { readonly blockType: string };

/** A text of a paragraph and these blocks, as the editor stores it. */
function textWith(words: string, ...blocks: readonly Embedded[]) {
  const { root } = paragraphs(words);
  const nodes = blocks.map((fields, index) => ({
    type: 'block',
    version: 2,
    format: '',
    fields: { id: String(index).padStart(24, '0'), blockName: '', ...fields },
  }));
  return { root: { ...root, children: [...(root['children'] as object[]), ...nodes] } };
}

const warningsSchema = z.object({
  warnings: z.array(z.object({ block: z.number().nullable(), message: z.string() })),
});

mostlyOnOneShopServer('writing', (server) => {
  const cms = cmsOf(server);
  const articleOf = async (url: string) => {
    const { cognitoArticle } = await runQuery(server, articleByUrl, { url });
    if (!cognitoArticle) throw new Error(`no article ${url}`);
    return cognitoArticle;
  };
  const write = async (more: object) => {
    const url = ownName('written');
    const id = await cms.create('articles', {
      name: `Written ${url}`,
      url,
      display_start_time: PAST,
      ...published,
      ...more,
    });
    return { id, url };
  };

  async function newChampionship(): Promise<{ id: number; url: string }> {
    const name = ownName('cup');
    const category = await cms.create('categories', { name });
    const scoring = await cms.create('scorings', {
      name,
      points: [{ kind: 'race', points: '10, 6, 4', per_round: 1 }],
      guests: 'move_up',
      shared_cars: 'divide',
      ties: 'countback',
    });
    const round = await cms.create('rounds', {
      name,
      start_date: '2024-01-10T00:00:00.000Z',
      end_date: '2024-01-10T06:00:00.000Z',
      categories: [category],
      ...published,
    });
    const id = await cms.create('championships', {
      name,
      url: name,
      category,
      scoring,
      rounds: [round],
      of: 'drivers',
    });
    return { id, url: name };
  }

  test('an article has its embeds in the order in which they were placed, between its paragraphs', async () => {
    const { media, racing } = server.fixtures;
    const cup = await newChampionship();
    const { url } = await write({
      content: textWith(
        'Before them.',
        { blockType: 'pictures', images: [media.focal, media.wide] },
        { blockType: 'video', video: media.ownVideo, caption: 'Lap one' },
        { blockType: 'gallery', gallery: media.gallery },
        { blockType: 'quotation', text: 'We ran\nout of <road>.', source: 'Aroha Tane' },
        { blockType: 'result', session: racing.race, places: '10' },
        { blockType: 'result', session: racing.race, places: 'all' },
        { blockType: 'standings', championship: cup.id, places: '5' },
      ),
    });
    const { parts, content_rendered: html } = await articleOf(url);
    const shown = parts.map(({ html: text, embed }) =>
      embed === '' ? text : embedSchema.parse(JSON.parse(embed)),
    );
    expect(shown).toEqual([
      '<p>Before them.</p>',
      {
        kind: 'pictures',
        images: [
          expect.objectContaining({ alt: 'The winner', url: expect.stringMatching(/\/4x3\/\d+\.jpg$/) }),
          expect.objectContaining({ alt: 'The grid', caption: 'Five minutes to go' }),
        ],
      },
      { kind: 'video', video: media.ownVideo, caption: 'Lap one' },
      { kind: 'gallery', gallery: media.gallery },
      '<blockquote><p>We ran<br>out of &lt;road&gt;.</p><footer>Aroha Tane</footer></blockquote>',
      { kind: 'result', session: racing.race, places: 10, is_whole: false },
      { kind: 'result', session: racing.race, places: 10, is_whole: true },
      { kind: 'standings', championship: cup.url, places: 5 },
    ]);
    // For readers that don't know parts: pictures, words, and links to what is shown elsewhere.
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).toContain('out of &lt;road&gt;.');
    expect(html).toContain(`href="/session/${String(racing.race)}"`);
    expect(html).toContain(`>${cup.url}</a>`);
  });

  test('an article without embeds has its text only once', async () => {
    const { url } = await write({
      content: textWith('All of it.', { blockType: 'quotation', text: 'Yes.' }),
    });
    const { parts, content_rendered } = await articleOf(url);
    expect(parts).toEqual([]);
    expect(content_rendered).toBe('<p>All of it.</p><blockquote><p>Yes.</p></blockquote>');
  });

  test('what can’t be shown is refused when it is published, and can wait in a draft', async () => {
    const unfinished = textWith('Almost.', { blockType: 'video' });
    const send = (status: string) =>
      askCms(server, `/api/articles${status === 'draft' ? '?draft=true' : ''}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          name: ownName('Unfinished'),
          display_start_time: PAST,
          content: unfinished,
          _status: status,
        }),
      });
    expect((await send('published')).status).toBe(400);
    expect((await send('draft')).status).toBe(201);
    await expect(write({ content: textWith('Odd.', { blockType: 'tracker' }) })).rejects.toThrow(/400/);
  });

  test('a record that an article shows isn’t deleted, and the refusal names the article', async () => {
    const { media } = server.fixtures;
    const gallery = await cms.create('galleries', { name: ownName('gallery'), slides: [...media.slides] });
    const { url } = await write({ content: textWith('See.', { blockType: 'gallery', gallery }) });
    const refused = await askCms(server, `/api/galleries/${String(gallery)}`, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(`Written ${url}`);
  });

  test('the author is one of the site’s people, or a name, and both are found', async () => {
    const last = ownName('Ngata');
    const writer = await cms.create('persons', { first_name: 'Hinemoa', last_name: last });
    const { url } = await write({ writer, author: 'Somebody else' });
    expect((await articleOf(url)).author).toBe(`Hinemoa ${last}`);
    const { groups } = await call(server, searchContent, { q: last, limit: 5 });
    expect(groups.flatMap(({ hits }) => hits.map((hit) => hit.url))).toContain(`article/${url}`);
    const byName = await write({ author: 'Rua Poe' });
    expect((await articleOf(byName.url)).author).toBe('Rua Poe');
  });

  test('search texts are in the sitemap in place of headline and summary', async () => {
    const { url } = await write({
      blurb: 'The summary.',
      seo_title: 'For search engines',
      seo_meta_description: 'What they show.',
    });
    const plain = await write({ blurb: 'The summary.' });
    const { sitemap } = await call(server, getInitialData, {});
    const entryOf = (address: string) => sitemap.find((entry) => entry.url === `article/${address}`);
    expect(entryOf(url)).toMatchObject({
      seo_title: 'For search engines',
      seo_meta_description: 'What they show.',
    });
    expect(entryOf(plain.url)).toMatchObject({ seo_meta_description: 'The summary.' });
  });

  test('the share picture is the article’s, drawn, or one of its own, which is then needed', async () => {
    const { media } = server.fixtures;
    const own = await write({ image: media.wide, share_picture: 'own', share_image: media.focal });
    expect(await articleOf(own.url)).toMatchObject({
      share_image: { alt: 'The winner' },
      is_share_drawn: false,
    });
    const drawn = await write({ image: media.wide, share_picture: 'drawn', share_image: media.focal });
    expect(await articleOf(drawn.url)).toMatchObject({ share_image: null, is_share_drawn: true });
    await expect(write({ share_picture: 'own' })).rejects.toThrow(/Choose a picture/);
  });

  test('a new article has the present moment as its date', async () => {
    const { url } = await write({ display_start_time: undefined });
    const { display_start_time: date } = await articleOf(url);
    // As the server's clock has it, to the minute, as the field shows it.
    const since = Date.parse(date ?? '') - demoMoment(TEST_DAY);
    expect(since).toBeGreaterThanOrEqual(0);
    expect(since).toBeLessThan(60 * 60_000);
    expect(date).toMatch(/:00\.000Z$/);
  });

  test('a button follows the page that was picked for it, and has no link to one that visitors can’t read', async () => {
    const target = await cms.create('pages', { name: 'Target', url: ownName('target'), ...published });
    const [first, second] = [ownName('target'), ownName('target')];
    await cms.update('pages', target, { url: first, ...published });
    const url = ownName('buttons');
    const button = {
      blockType: 'site-button-link',
      button_text: 'There',
      button_url_record: { relationTo: 'pages', value: target },
      button_url: '/typed-before',
    };
    const page = await cms.create('pages', { name: url, url, blocks: [button], ...published });
    const linkOf = async () => {
      const { item } = await call(server, getPage, { url });
      return z.object({ button_url: z.string() }).parse(JSON.parse(item?.pageContents[0]?.variables ?? '{}'));
    };
    expect(await linkOf()).toEqual({ button_url: `/${first}` });
    await cms.update('pages', target, { url: second, ...published });
    expect(await linkOf()).toEqual({ button_url: `/${second}` });
    const linkers = await askCms(server, `/api/pages/${String(target)}/linked-from`);
    expect(await linkers.text()).toContain(url);

    await cms.update('pages', target, { _status: 'draft' });
    expect(await linkOf()).toEqual({ button_url: '' });
    const checks = await askCms(server, `/api/pages/${String(page)}/checks`);
    expect(warningsSchema.parse(await checks.json()).warnings).toContainEqual({
      block: 1,
      message: expect.stringContaining('visitors can’t see'),
    });
  });

  test('the checks name empty blocks, and no hidden ones', async () => {
    const url = ownName('empty');
    const page = await cms.create('pages', {
      name: url,
      url,
      blocks: [
        { blockType: 'core-heading', heading: 'Here', heading_type: 'h1' },
        { blockType: 'core-gallery' },
        { blockType: 'core-html', display: { hidden: true } },
      ],
      ...published,
    });
    const answer = await askCms(server, `/api/pages/${String(page)}/checks`);
    const { warnings } = warningsSchema.parse(await answer.json());
    expect(warnings.filter(({ block }) => block !== null && block > 1)).toEqual([
      { block: 2, message: '“Gallery” has no gallery. Choose one.' },
    ]);
  });
});
