import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { productSchema } from '../../lib/contract/entities/shop.ts';
import { newVisitor } from './harness/accounts.ts';
import { runQuery } from './harness/client.ts';
import { articleByUrl } from '../../lib/contract/graphql/content-queries.ts';
import { sendForm } from './harness/forms.ts';
import { askCms, cmsOf } from './harness/money.ts';
import { onOneShopServer } from './harness/servers.ts';
import { fieldsOf, itemOf, listSchema, newAdmin, ownName, type Admin } from './records/records.ts';

onOneShopServer('rules of generic records', (server) => {
  const visitor = newVisitor(server);
  let admin: Admin;
  beforeAll(async () => {
    admin = await newAdmin(server);
  });

  test('POST of a base takes the parameters of its GET, and answers the same', async () => {
    const { linkList } = server.fixtures.site;
    for (const [path, given] of [
      ['/cognito/person', { page_size: 1, image_aspect: '1x1', image_width: 100 }],
      ['/cognito/link', { parent: linkList }],
      ['/cognito/faq', { group: 'spectators' }],
    ] as const)
      expect((await visitor.post(path, given)).json).toEqual((await visitor.get(path, given)).json);
    const sized = itemOf(
      await visitor.post(`/cognito/photo/${String(server.fixtures.media.photo)}`, {
        image_aspect: '1x1',
        image_width: 110,
      }),
    );
    expect(sized).toMatchObject({ image: { url: expect.stringMatching(/\/1x1\/125\.jpg$/) } });
  });

  test('a link that is switched off is missing among those of its parent', async () => {
    const { id: parent } = await admin.ask('/cognito/link/create', { name: 'For crews' });
    const { id } = await admin.ask('/cognito/link/create', { name: 'Passes', link: '/passes', parent });
    const shown = async () => (await visitor.get('/cognito/link', { parent })).json;
    expect(await shown()).toMatchObject({ data: [{ name: 'Passes' }] });
    await admin.ask('/cognito/link/disable', { id });
    expect(await shown()).toEqual({ data: [] });
  });

  test('what others use can’t be deleted', async () => {
    expect((await admin.post('/cognito/form/delete', { id: server.fixtures.site.form })).status).toBe(409);
  });

  test('a group that is switched off takes those below it along, and lists of it are empty', async () => {
    const name = ownName('/cognito/group');
    const { id } = await admin.ask('/cognito/group/create', { name, model: 'Faq' });
    const below = await admin.ask('/cognito/group/create', { name: `${name}-b`, model: 'Faq', parent: id });
    await admin.ask('/cognito/faq/create', { name: 'Inside?', groups: [{ id: below.id }] });
    const listed = async () =>
      listSchema.parse((await visitor.get('/cognito/faq', { group: name })).json).data;
    expect(await listed()).toMatchObject([{ name: 'Inside?' }]);
    await admin.ask('/cognito/group/disable', { id });
    expect(await listed()).toEqual([]);
    const groups = listSchema.parse((await visitor.get('/cognito/group')).json).data.map((group) => group.id);
    expect(groups).not.toContain(id);
    expect(groups).not.toContain(below.id);
  });

  test('a record that is off is left out where others show it, and business with it goes on', async () => {
    const cms = cmsOf(server);
    const slide = await admin.ask('/cognito/slide/create', admin.whole('/cognito/slide'));
    const [shown] = admin.known.slides;
    const slides = [slide.id, shown];
    const gallery = await admin.ask('/cognito/gallery/create', { name: ownName('/cognito/gallery'), slides });
    await admin.ask('/cognito/slide/disable', { id: slide.id });
    const seen = itemOf(await visitor.get('/cognito/gallery', { id: gallery.id }));
    expect(seen['slides']).toMatchObject([{ id: shown }]);

    const writer = await admin.ask('/cognito/person/create', { first_name: 'Hana', last_name: 'Rewi' });
    const url = ownName('/cognito/person');
    const display_start_time = '2018-01-26T00:00:00.000Z';
    await cms.create('articles', {
      name: url,
      url,
      writer: writer.id,
      display_start_time,
      _status: 'published',
    });
    await admin.ask('/cognito/person/disable', { id: writer.id });
    const { cognitoArticle } = await runQuery(server, articleByUrl, { url });
    expect(cognitoArticle?.author).toBe('Hana Rewi');

    const form = await admin.ask('/cognito/form/create', {
      name: ownName('/cognito/form'),
      data: [{ name: 'car', type: 'text' }],
    });
    const submit = async () => (await sendForm(server, form.id, { car: 'GT86' })).status;
    expect(await submit()).toBe(200);
    await admin.ask('/cognito/form/disable', { id: form.id });
    expect(await submit()).toBe(404);
  });

  test('an update of a published record leaves an editor’s draft unpublished, and doesn’t lose it', async () => {
    const cms = cmsOf(server);
    const url = ownName('/cognito/page');
    const page = await cms.create('pages', {
      name: 'As published',
      url,
      seo_title: 'Old',
      _status: 'published',
    });
    await cms.update('pages', page, { name: 'Not yet' }, '?draft=true');
    await admin.ask('/cognito/page/update', { id: page, seo_title: 'New', content: '<p>Now.</p>' });
    const shown = itemOf(await visitor.post(`/cognito/page/${url}`, {}));
    expect(shown).toMatchObject({ id: page, name: 'As published', content: '<p>Now.</p>' });
    const draft = await askCms(server, `/api/pages/${String(page)}?draft=true&depth=0`);
    expect(await draft.json()).toMatchObject({ name: 'Not yet', seo_title: 'New', _status: 'draft' });
    await admin.ask('/cognito/page/enable', { id: page });
    expect(itemOf(await visitor.post(`/cognito/page/${url}`, {}))).toMatchObject({ name: 'As published' });
  });

  test('a block of a page keeps what a call leaves out of it', async () => {
    const { id, pageContents } = z
      .object({ id: z.number(), pageContents: z.array(z.looseObject({ variables: z.string() })) })
      .parse(await admin.ask('/cognito/page/create', admin.whole('/cognito/page')));
    const [first, second] = pageContents;
    const changed = {
      id,
      pageContents: [
        { id: second?.['id'], sort_order: 0 },
        { id: first?.['id'], sort_order: 1, variables: { heading: 'Winter racing' }, padding_top: 12 },
      ],
    };
    const { pageContents: after } = z
      .object({ pageContents: z.array(z.looseObject({ variables: z.string() })) })
      .parse(await admin.ask('/cognito/page/update', changed));
    expect(after[0]).toEqual({ ...second, sort_order: 0 });
    const settings = (block: { variables: string } | undefined): unknown =>
      JSON.parse(block?.variables ?? '');
    expect({ ...after[1], variables: settings(after[1]) }).toEqual({
      ...first,
      sort_order: 1,
      padding_top: 12,
      variables: { ...Object(settings(first)), heading: 'Winter racing' },
    });
    for (const [wrong, field] of [
      [{ template: 'core/unheard_of' }, 'pageContents.0.template'],
      [{ template: 'core/heading', variables: '{' }, 'pageContents.0.variables'],
      [{ template: 'core/heading', variables: { size: 3 } }, 'pageContents.0.variables.size'],
      [{ template: 'core/heading', text_colour: 'pink' }, 'pageContents.0.text_colour'],
    ] as const)
      expect(fieldsOf(await admin.post('/cognito/page/update', { id, pageContents: [wrong] }))).toEqual([
        field,
      ]);
  });

  test('a row of a list keeps what a call leaves out of it, and its number', async () => {
    const record = admin.whole('/sell/product');
    const { id, skus: before } = productSchema.parse(await admin.ask('/sell/product/create', record));
    const [size] = before;
    const skus = [
      { id: size?.id, name: 'Medium' },
      { code: ownName('/sell/product'), price: 5, in_stock: false },
    ];
    const changed = productSchema.parse(await admin.ask('/sell/product/update', { id, skus }));
    expect(changed.skus).toMatchObject([
      { ...size, name: 'Medium' },
      { price: 5, in_stock: false, stock: 0 },
    ]);
    expect(changed.in_stock).toBe(true);
  });

  test('values have the forms in which content servers write them', async () => {
    const post = await admin.ask('/microblog/post/create', {
      id: null,
      published_at: '2027-01-26 13:00:00',
      content: 'Plain & simple\nin two lines',
    });
    expect(post).toMatchObject({
      published_at: '2027-01-26T00:00:00.000Z',
      content: '<p>Plain &amp; simple<br>in two lines</p>',
    });
    const product = await admin.ask('/sell/product/create', {
      name: ownName('/sell/product'),
      price: '12.50',
      is_new: 1,
    });
    expect(product).toMatchObject({ price: 12.5, is_new: true });
    const slide = await admin.ask('/cognito/slide/create', {
      image: admin.known.picture,
      image_opacity: '30',
      content: null,
    });
    expect(slide).toMatchObject({ image_opacity: 30, content: '' });
  });

  test.each([
    ['/cognito/slide', { image_opacity: 33 }, 'image_opacity'],
    ['/cognito/slide', { link: 'javascript:alert(1)' }, 'link'],
    ['/cognito/slide', { image: 'https://example.org/x.png' }, 'image'],
    ['/cognito/slide', { content: '<p><img src="https://example.org/x.png"></p>' }, 'content'],
    ['/cognito/slide', { content: '<div>'.repeat(5000) }, 'content'],
    ['/cognito/slide', { content: 7 }, 'content'],
    ['/cognito/testimonial', { rating: 6 }, 'rating'],
    ['/cognito/testimonial', { rating: 'many' }, 'rating'],
    ['/cognito/person', { email: 'nobody' }, 'email'],
    ['/cognito/gallery', { slides: [999_999] }, 'slides'],
    ['/cognito/gallery', { slides: 'all' }, 'slides'],
    ['/cognito/link', { parent: 999_999 }, 'parent'],
    ['/cognito/group', { model: 'Lap' }, 'model'],
    ['/cognito/group', { url: 'a', slug: 'b' }, 'slug'],
    ['/cognito/form', { data: [{ name: 'x', type: 'hologram' }] }, 'data.0.type'],
    ['/cognito/form', { data: ['x'] }, 'data.0'],
    ['/cognito/form', { must_be_logged_on: 'maybe' }, 'must_be_logged_on'],
    ['/podcast/episode', { display_start_time: 'soon' }, 'display_start_time'],
    ['/podcast/episode', { media_url: 'javascript:alert(1)' }, 'media_url'],
  ] as const)('%s refuses %j, naming the field', async (base, wrong, field) => {
    const record = admin.whole(base);
    expect(fieldsOf(await admin.post(`${base}/create`, { ...record, ...wrong }))).toEqual([field]);
  });

  test('an episode’s audio may be on another server', async () => {
    const record = admin.whole('/podcast/episode');
    const elsewhere = { ...record, media_url: 'https://audio.example.org/7.mp3' };
    const { id, ...episode } = await admin.ask('/podcast/episode/create', elsewhere);
    expect(episode).toMatchObject({ media_url: 'https://audio.example.org/7.mp3' });
    const here = await admin.ask('/podcast/episode/update', { id, media_url: admin.known.audio });
    expect(here['media_url']).toBe(admin.known.audio);
  });
});
