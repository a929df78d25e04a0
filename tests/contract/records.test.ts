import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { RECORD_BASES } from '../../lib/contract/endpoints/records.ts';
import { getPhoto } from '../../lib/contract/endpoints/media.ts';
import { productSchema } from '../../lib/contract/entities/shop.ts';
import { lastMail, linkIn, newVisitor, renew, signInByLink, signUp } from './harness/accounts.ts';
import { call, type Answer } from './harness/client.ts';
import { askCms, cmsOf, newBuyer, postAs, type Buyer } from './harness/money.ts';
import { onEachShopServer } from './harness/servers.ts';
import { MODELS, type ContentBase, type Known, type Model } from './records/models.ts';

type Values = Readonly<Record<string, unknown>>;

const itemSchema = z.object({ item: z.looseObject({ id: z.number() }) });
const listSchema = z.object({ data: z.array(z.looseObject({ id: z.number() })) });
const fieldsSchema = z.object({ fields: z.record(z.string(), z.string()) });

const statusOf = ({ status, json }: Answer) => [status, status === 200 ? '' : JSON.stringify(json)];
const itemOf = (answer: Answer) => {
  expect(statusOf(answer)).toEqual([200, '']);
  return itemSchema.parse(answer.json).item;
};
const fieldsOf = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.json)).toBe(422);
  return Object.keys(fieldsSchema.parse(answer.json).fields);
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer says of what was sent: of a picture its hash, of a record the fields that were sent. */
function seen(sent: unknown, answer: unknown): unknown {
  if (Array.isArray(sent))
    return Array.isArray(answer)
      ? answer.map((one: unknown, at): unknown => seen(sent[at] ?? sent[0], one))
      : answer;
  if (isValues(sent)) {
    const found = isValues(answer) ? answer : {};
    return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, seen(value, found[name])]));
  }
  if (typeof answer !== 'string' || typeof sent !== 'string') return answer;
  if (sent.startsWith('{')) return seen(JSON.parse(sent), JSON.parse(answer));
  return /^\/assets\/i\/([0-9a-f]+)\//.exec(answer)?.[1] ?? answer;
}

/** The hash of a picture, as callers know it from its address. */
const keyOf = ({ otherPicture }: Known) => /\/assets\/i\/([0-9a-f]+)\//.exec(otherPicture)?.[1] ?? '';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let number = 0;
const ownName = (base: ContentBase) =>
  `record-${base.slice(base.lastIndexOf('/') + 1)}-${crypto.randomUUID().slice(0, 6)}-${String((number += 1))}`;

const isContentBase = (base: string): base is ContentBase => base in MODELS;
const CONTENT_BASES = RECORD_BASES.filter(isContentBase);

onEachShopServer('generic records', (server) => {
  const visitor = newVisitor(server);
  let token = '';
  let admin: (path: string, body: Values) => Promise<Answer>;
  let known: Known;
  /** Somebody without rights. */
  let customer: Buyer;

  beforeAll(async () => {
    const { access_token, id } = await signUp(server, visitor);
    await cmsOf(server).update('customers', id, { is_admin: true });
    token = access_token;
    customer = await newBuyer(server);
    admin = (path, body) => visitor.post(path, body, token);
    const { media } = server.fixtures;
    const addressOf = async (image: number) => {
      const photo = await cmsOf(server).create('photos', { name: 'Asked for', image });
      return (await call(server, getPhoto, { id: photo })).item.image.url;
    };
    known = {
      picture: await addressOf(media.wide),
      otherPicture: await addressOf(media.focal),
      audio: `/assets/f/${String(media.mp3)}/episode.mp3`,
      film: { id: media.mp4 },
      video: { id: media.ownVideo, file: `/v/${String(media.ownVideo)}.mp4` },
      slides: media.slides,
      productGroup: 'shirts',
      articleGroup: 'race-reports',
    };
  });

  test.each(RECORD_BASES)('POST %s answers a list without any filter (spec 7.19)', async (base) => {
    expect(listSchema.safeParse((await admin(base, {})).json).success).toBe(true);
  });

  describe.each(CONTENT_BASES)('%s', (base) => {
    const model: Model = MODELS[base];
    const whole = (name = ownName(base)) => model.record(known, name);
    const needed = (record: Values) =>
      Object.fromEntries((model.needs ?? ['name']).map((name) => [name, record[name]]));
    const read = async (id: number | string) => itemOf(await admin(`${base}/${String(id)}`, {}));
    const create = async (record: Values) => itemOf(await admin(`${base}/create`, record));

    test('is created with every field, and found by its id and its address (spec 3.13, 7.20, 7.21)', async () => {
      const record = whole();
      const { id } = await create(record);
      const found = await read(id);
      expect(seen(record, found)).toEqual(seen(record, record));
      for (const name of [...Object.keys(record), ...model.computed]) {
        if (name !== 'description') expect(Object.keys(found)).toContain(name);
      }
      if (model.url) expect(await read(String(record[model.url]))).toEqual(found);
    });

    test('takes every field on its own, and leaves the others as they were', async () => {
      const record = whole();
      const { id } = await create(needed(record));
      for (const [name, value] of Object.entries(record))
        itemOf(await admin(`${base}/update`, { id, [name]: value }));
      expect(seen(record, await read(id))).toEqual(seen(record, record));
    });

    test('is saved whole as it was read, without a change', async () => {
      const { id } = await create(whole());
      const before = await read(id);
      itemOf(await admin(`${base}/update`, before));
      expect({ ...(await read(id)), updated_at: null }).toEqual({ ...before, updated_at: null });
    });

    test('is shown while it is enabled (spec 7.22, 7.23)', async () => {
      const record = whole();
      const { id } = await create(record);
      const shown = async () => (await visitor.post(`${base}/${String(id)}`, {})).status;
      const isListed = async () =>
        listSchema
          .parse((await visitor.post(base, { page_size: 100 })).json)
          .data.some((one) => one.id === id);
      if (model.isDraft) expect(await shown()).toBe(404);
      itemOf(await admin(`${base}/enable`, { id }));
      expect([await shown(), await isListed()]).toEqual([200, true]);
      itemOf(await admin(`${base}/disable`, { id }));
      expect([await shown(), await isListed()]).toEqual([404, false]);
      expect(seen(record, await read(id))).toEqual(seen(record, record));
      itemOf(await admin(`${base}/enable`, { id }));
      expect([await shown(), await isListed()]).toEqual([200, true]);
      expect((await admin(`${base}/delete`, { id })).status).toBe(200);
      expect((await admin(`${base}/${String(id)}`, {})).status).toBe(404);
    });

    test('gets a picture (spec 7.24)', async () => {
      const { id } = await create(whole());
      const key = keyOf(known);
      const photo = { id, uuid: crypto.randomUUID(), name: 'The winner', key };
      const item = itemOf(await admin(`${base}/addPhoto`, { ...photo, model: base.split('/').at(-1) }));
      expect(JSON.stringify(item[model.picture])).toContain(key);
      expect(fieldsOf(await admin(`${base}/addPhoto`, { ...photo, model: 'other' }))).toEqual(['model']);
      expect(
        fieldsOf(
          await admin(`${base}/addPhoto`, { ...photo, model: base.split('/').at(-1), key: 'f'.repeat(32) }),
        ),
      ).toEqual(['key']);
    });

    test.each(model.html)('has only what texts may have in %s', async (name) => {
      const written =
        '<h1>Big</h1><p onclick="steal()">One <b>bold</b> <a href="javascript:alert(1)">bad</a> <a href="/news">good</a></p>' +
        '<script>alert(1)</script><iframe src="https://example.org"></iframe><p style="color:red">Two<br>lines</p>';
      const { id } = await create({ ...needed(whole()), [name]: written });
      const found = await read(id);
      const text = String(found[`${name}_rendered`] ?? found[name]);
      expect(text).toBe(
        '<h2>Big</h2><p>One <strong>bold</strong> bad <a href="/news">good</a></p><p>Two<br>lines</p>',
      );
    });

    test('is written by administrators only, within its limits', async () => {
      const { id } = await create(whole());
      for (const name of ['update', 'create', 'enable', 'disable', 'delete']) {
        const body = { ...whole(), id };
        expect([name, (await visitor.post(`${base}/${name}`, body)).status]).toEqual([name, 401]);
        expect([name, (await postAs(customer, `${base}/${name}`, body)).status]).toEqual([name, 403]);
      }
      expect(fieldsOf(await admin(`${base}/update`, { id, createdAt: 'x', _status: 'published' }))).toEqual([
        'createdAt',
        '_status',
      ]);
      const text = Object.entries(whole()).find(
        ([name, value]) => typeof value === 'string' && !model.html.includes(name),
      );
      const longest = { id, [text?.[0] ?? '']: 'x'.repeat(300_000) };
      expect(fieldsOf(await admin(`${base}/update`, longest))).toHaveLength(1);
    });
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
    const parent = itemOf(await admin('/cognito/link/create', { name: 'For crews' })).id;
    const { id } = itemOf(await admin('/cognito/link/create', { name: 'Passes', link: '/passes', parent }));
    const shown = async () => (await visitor.get('/cognito/link', { parent })).json;
    expect(await shown()).toMatchObject({ data: [{ name: 'Passes' }] });
    itemOf(await admin('/cognito/link/disable', { id }));
    expect(await shown()).toEqual({ data: [] });
  });

  test('what others use can’t be deleted', async () => {
    expect((await admin('/cognito/form/delete', { id: server.fixtures.site.form })).status).toBe(409);
  });

  test('a group that is switched off takes those below it along, and lists of it are empty', async () => {
    const name = ownName('/cognito/group');
    const { id } = itemOf(await admin('/cognito/group/create', { name, model: 'Faq' }));
    const below = itemOf(
      await admin('/cognito/group/create', { name: `${name}-b`, model: 'Faq', parent: id }),
    );
    itemOf(await admin('/cognito/faq/create', { name: 'Inside?', groups: [{ id: below.id }] }));
    const listed = async () =>
      listSchema.parse((await visitor.get('/cognito/faq', { group: name })).json).data;
    expect(await listed()).toMatchObject([{ name: 'Inside?' }]);
    itemOf(await admin('/cognito/group/disable', { id }));
    expect(await listed()).toEqual([]);
    const groups = listSchema.parse((await visitor.get('/cognito/group')).json).data.map((group) => group.id);
    expect(groups).not.toContain(id);
    expect(groups).not.toContain(below.id);
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
    itemOf(await admin('/cognito/page/update', { id: page, seo_title: 'New', content: '<p>Now.</p>' }));
    const shown = itemOf(await visitor.post(`/cognito/page/${url}`, {}));
    expect(shown).toMatchObject({ id: page, name: 'As published', content: '<p>Now.</p>' });
    const draft = await askCms(server, `/api/pages/${String(page)}?draft=true&depth=0`);
    expect(await draft.json()).toMatchObject({ name: 'Not yet', seo_title: 'New', _status: 'draft' });
    itemOf(await admin('/cognito/page/enable', { id: page }));
    expect(itemOf(await visitor.post(`/cognito/page/${url}`, {}))).toMatchObject({ name: 'As published' });
  });

  test('a block of a page keeps what a call leaves out of it', async () => {
    const { id, pageContents } = z
      .object({ id: z.number(), pageContents: z.array(z.looseObject({ variables: z.string() })) })
      .parse(
        itemOf(
          await admin(
            '/cognito/page/create',
            MODELS['/cognito/page'].record(known, ownName('/cognito/page')),
          ),
        ),
      );
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
      .parse(itemOf(await admin('/cognito/page/update', changed)));
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
      expect(fieldsOf(await admin('/cognito/page/update', { id, pageContents: [wrong] }))).toEqual([field]);
  });

  test('a row of a list keeps what a call leaves out of it, and its number', async () => {
    const record = MODELS['/sell/product'].record(known, ownName('/sell/product'));
    const { id, skus: before } = productSchema.parse(itemOf(await admin('/sell/product/create', record)));
    const [size] = before;
    const skus = [
      { id: size?.id, name: 'Medium' },
      { code: ownName('/sell/product'), price: 5, in_stock: false },
    ];
    const changed = productSchema.parse(itemOf(await admin('/sell/product/update', { id, skus })));
    expect(changed.skus).toMatchObject([
      { ...size, name: 'Medium' },
      { price: 5, in_stock: false, stock: 0 },
    ]);
    expect(changed.in_stock).toBe(true);
  });

  test('values have the forms in which content servers write them', async () => {
    const post = itemOf(
      await admin('/microblog/post/create', {
        id: null,
        published_at: '2027-01-26 13:00:00',
        content: 'Plain & simple\nin two lines',
      }),
    );
    expect(post).toMatchObject({
      published_at: '2027-01-26T00:00:00.000Z',
      content: '<p>Plain &amp; simple<br>in two lines</p>',
    });
    const product = itemOf(
      await admin('/sell/product/create', { name: ownName('/sell/product'), price: '12.50', is_new: 1 }),
    );
    expect(product).toMatchObject({ price: 12.5, is_new: true });
    const slide = itemOf(
      await admin('/cognito/slide/create', { image: known.picture, image_opacity: '30', content: null }),
    );
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
    const record = MODELS[base].record(known, ownName(base));
    expect(fieldsOf(await admin(`${base}/create`, { ...record, ...wrong }))).toEqual([field]);
  });

  test('an episode’s audio may be on another server', async () => {
    const record = MODELS['/podcast/episode'].record(known, ownName('/podcast/episode'));
    const elsewhere = { ...record, media_url: 'https://audio.example.org/7.mp3' };
    const { id, ...episode } = itemOf(await admin('/podcast/episode/create', elsewhere));
    expect(episode).toMatchObject({ media_url: 'https://audio.example.org/7.mp3' });
    const here = itemOf(await admin('/podcast/episode/update', { id, media_url: known.audio }));
    expect(here['media_url']).toBe(known.audio);
  });

  test('an address takes some of its fields, and a picture', async () => {
    const owner = await newBuyer(server);
    const place = { street_address: '1 Pit Lane', postcode: '2675', city: 'Pukekohe' };
    const { id } = itemOf(await postAs(owner, '/sell/address/create', place));
    const changed = itemOf(await postAs(owner, '/sell/address/update', { id, company: 'Hinewai Racing' }));
    expect(changed).toMatchObject({ ...place, company: 'Hinewai Racing' });
    expect(itemOf(await postAs(owner, '/sell/address/update', changed))).toEqual(changed);
    expect(fieldsOf(await postAs(owner, '/sell/address/update', { id, city: '' }))).toEqual(['city']);
    const photo = { id, uuid: crypto.randomUUID(), name: 'The gate', model: 'address', key: keyOf(known) };
    expect((await postAs(customer, '/sell/address/addPhoto', photo)).status).toBe(404);
    itemOf(await postAs(owner, '/sell/address/addPhoto', photo));
    const own = listSchema.parse((await postAs(owner, '/sell/address', {})).json).data;
    expect(own).toMatchObject([{ id, image: { url: expect.stringContaining(keyOf(known)) } }]);
  });

  test('a profile is saved whole as it was read, and takes a picture', async () => {
    const owner = await newBuyer(server);
    const read = async () => itemOf(await postAs(owner, `/cognito/user/${String(owner.id)}`, {}));
    const before = await read();
    itemOf(await postAs(owner, '/cognito/user/update', before));
    expect(await read()).toEqual(before);
    for (const wrong of [{ is_admin: true }, { email: 'other@example.org' }])
      expect(fieldsOf(await postAs(owner, '/cognito/user/update', { ...before, ...wrong }))).toEqual(
        Object.keys(wrong),
      );
    const photo = { id: owner.id, uuid: crypto.randomUUID(), name: 'Me', model: 'User', key: keyOf(known) };
    const withPhoto = itemOf(await postAs(owner, '/cognito/user/addPhoto', photo));
    expect(withPhoto['image']).toMatch(/^\/api\/v1\/cognito\/user\/photo\//);
    expect((await admin('/cognito/user/addPhoto', photo)).status).toBe(404);
    itemOf(await postAs(owner, '/cognito/user/update', withPhoto));
    const own = { id: owner.id, image: PIXEL };
    expect(itemOf(await postAs(owner, '/cognito/user/update', own))['image']).not.toBe(withPhoto['image']);
  });

  test('an administrator makes an account, and switches it off and on', async () => {
    const person = newVisitor(server);
    const record = {
      email: person.email,
      first_name: 'Mere',
      last_name: 'Hohepa',
      mobile_phone: '021 555 014',
    };
    expect(fieldsOf(await admin('/cognito/user/create', { ...record, is_admin: true }))).toEqual([
      'is_admin',
    ]);
    expect(fieldsOf(await admin('/cognito/user/create', { ...record, newpassword: 'x'.repeat(9) }))).toEqual([
      'newpassword',
    ]);
    const { id, ...made } = itemOf(
      await admin('/cognito/user/create', { ...record, id: null, is_admin: false }),
    );
    expect(made).toMatchObject({ ...record, is_admin: false });
    expect(fieldsOf(await admin('/cognito/user/create', record))).toEqual(['email']);
    const { access_token, refresh_token } = await signInByLink(server, person);
    const self = async () => (await person.get('/cognito/user/authUser', {}, access_token)).status;
    expect(await self()).toBe(200);
    expect(itemOf(await admin('/cognito/user/disable', { id }))).toEqual({ id, enabled: false });
    expect(await self()).toBe(401);
    expect((await renew(person, refresh_token)).status).toBe(401);
    const { email, fingerprint } = person;
    await person.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const link = linkIn(await lastMail(server, email)).searchParams.get('r') ?? '';
    const refused = await renew(person, link);
    expect([refused.status, refused.json]).toEqual([
      403,
      expect.objectContaining({ message: expect.stringContaining('switched off') }),
    ]);
    expect(itemOf(await admin('/cognito/user/enable', { id }))).toEqual({ id, enabled: true });
    await signInByLink(server, person);
    for (const name of ['create', 'enable', 'disable', 'delete'])
      expect([name, (await postAs(customer, `/cognito/user/${name}`, { id })).status]).toEqual([name, 403]);
    expect((await admin('/cognito/user/delete', { id })).status).toBe(403);
    expect((await admin('/cognito/user/disable', { id: 99_999_999 })).status).toBe(404);
  });
});
