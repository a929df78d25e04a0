import { expect, test } from 'vitest';
import {
  getForm,
  getMicroblogPost,
  getPodcastChannel,
  getPodcastEpisode,
  getProduct,
  listFaqs,
  listLinks,
  listMicroblogPosts,
  listPersons,
  listProducts,
  listTestimonials,
} from '../../lib/contract/endpoints/content.ts';
import {
  getFile,
  getGallery,
  getImage,
  getImageByHash,
  getPhoto,
  getSlide,
  getVideo,
  listGalleries,
  listPhotos,
  listSlides,
  listVideos,
} from '../../lib/contract/endpoints/media.ts';
import { call, get } from './harness/client.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('records', (server) => {
  const { media, site, news } = server.fixtures;

  test('links are listed below their parent, in order (spec 7.45)', async () => {
    const { data } = await call(server, listLinks, { parent: site.linkList });
    expect(data.map(({ name, icon }) => [name, icon])).toEqual([
      ['First', 'ticket'],
      ['Second', ''],
    ]);
  });

  test('a gallery keeps the order of its slides and crops them as requested (spec 7.46)', async () => {
    const { item } = await call(server, getGallery, {
      id: media.gallery,
      image_aspect: '4x3',
      image_width: 390,
      extra_aspects: 'original,16x9',
    });
    expect(item.slides.map(({ heading }) => heading)).toEqual(['First', 'Second', 'Third']);
    expect(item.slides[0]).toMatchObject({ image_opacity: 70 });
    expect(item.slides[0]?.image).toMatchObject({ width: 400, height: 300 });
    expect(item.slides[0]?.image?.url).toMatch(/\/4x3\/400\.jpg$/);
    expect(item.slides[0]?.image?.extra_aspects.map(({ aspect }) => aspect)).toEqual(['original', '16x9']);
    expect(item.image?.url).toMatch(/\/4x3\/400\.jpg$/);
    const { data } = await call(server, listGalleries, { group: 'albums' });
    expect(data).toEqual([]);
    expect((await call(server, listGalleries, {})).data[0]?.slides).toEqual([]);
  });

  test('slides and photos are available by id and as lists (spec 7.47)', async () => {
    const [third = 0] = media.slides;
    expect((await call(server, getSlide, { id: third })).item.heading).toBe('Third');
    const part = await call(server, listSlides, { gallery: media.gallery, page_size: 2, page: 2 });
    expect(part).toMatchObject({ num_items: 3, num_pages: 2 });
    expect(part.data.map(({ heading }) => heading)).toEqual(['Third']);
    expect((await call(server, getPhoto, { id: media.photo })).item).toMatchObject({
      name: 'Start',
      description: 'Lights out',
    });
    expect((await call(server, listPhotos, {})).num_items).toBe(1);
  });

  test('testimonials, people and questions are filtered by group (spec 7.48, 7.49, 7.50, 9.32)', async () => {
    const voices = await call(server, listTestimonials, {
      group: 'voices',
      image_aspect: 'Square',
      image_width: 100,
    });
    expect(voices).toMatchObject({ num_items: 4, num_pages: 2 });
    expect(voices.data.map(({ name }) => name)).toEqual(['Fan 1', 'Fan 2', 'Fan 3']);
    expect(voices.data[0]?.image?.url).toMatch(/\/1x1\/100\.jpg$/);
    expect((await call(server, listTestimonials, { page_size: 50 })).num_items).toBe(5);
    const people = await call(server, listPersons, { group: 'office' });
    expect(people.data.map(({ first_name }) => first_name)).toEqual(['Ana']);
    expect(people.data[0]?.photo?.url).toMatch(/\/4x3\/900\.jpg$/);
    const faqs = await call(server, listFaqs, { group: 'spectators' });
    expect(faqs.data).toEqual([
      expect.objectContaining({ content: 'At eight.', content_rendered: '<p>At eight.</p>' }),
    ]);
    expect((await call(server, listFaqs, { group: 'no-such-group' })).data).toEqual([]);
  });

  test('a form has the fields of both styles (spec 7.51)', async () => {
    const { item } = await call(server, getForm, { url: 'contact' });
    expect(item).toMatchObject({ id: site.form, cost: 12.5 });
    expect(item.data[0]).toMatchObject({
      name: 'subject',
      type: 'select',
      required: true,
      values: [{ label: 'Tickets', value: 'tickets' }],
    });
    expect(item.questions[0]).toMatchObject({ id: 1, field_type: 'email', required: true });
  });

  test('a video of our own plays from /v, a YouTube video has its id (spec 7.52, 7.83)', async () => {
    const own = await call(server, getVideo, { id: media.ownVideo });
    expect(own.item.file).toMatchObject({ url: `/v/${media.ownVideo}.mp4`, mime_type: 'video/mp4' });
    expect(own.item.slate_image).toEqual(own.item.slate);
    expect((await call(server, getVideo, { slug: 'highlights' })).item).toMatchObject({
      youtube_id: 'aB3_dE-gH1k',
      file: null,
    });
    expect((await call(server, listVideos, {})).num_items).toBe(2);
  });

  test('products are listed in stock first, then latest first, by group including subgroups (spec 7.53)', async () => {
    const names = async (
      input: Parameters<typeof call<typeof listProducts.input, typeof listProducts.output>>[2],
    ) => (await call(server, listProducts, input)).data.map(({ name }) => name);
    expect(await names({})).toEqual([
      'Foxtrot jacket',
      'Echo cap',
      'Delta shirt',
      'Charlie shirt',
      'Bravo cap',
      'Alpha shirt',
    ]);
    expect(await names({ group: 'apparel', orderby: 'name' })).toEqual([
      'Alpha shirt',
      'Charlie shirt',
      'Delta shirt',
      'Foxtrot jacket',
    ]);
    expect(await names({ orderby: '-price', page_size: 2 })).toEqual(['Foxtrot jacket', 'Alpha shirt']);
    expect(await names({ page_size: 4, page: 2 })).toEqual(['Bravo cap', 'Alpha shirt']);
    const found = await call(server, listProducts, { group: 'shirts', page_size: 2 });
    expect(found).toMatchObject({ num_items: 3, num_pages: 2 });
    expect((await call(server, listProducts, { page: 50 })).data).toEqual([]);
  });

  test('a product has its groups, SKUs, additions and images (spec 9.29)', async () => {
    const { item } = await call(server, getProduct, { slug: 'charlie-shirt' });
    expect(item).toMatchObject({ price: 50, in_stock: true, primary_group: { url: 'shirts' } });
    expect(item.image?.url).toMatch(/\/1x1\/600\.jpg$/);
    expect(item.images).toHaveLength(2);
    expect(item.addons).toEqual([expect.objectContaining({ name: 'Printing', price: 15 })]);
    expect(item.video?.name).toBe('A lap');
    const jacket = await call(server, getProduct, { slug: 'foxtrot-jacket' });
    expect(jacket.item.groupaddons).toEqual([expect.objectContaining({ name: 'Gift wrap', price: 5 })]);
    expect((await call(server, getProduct, { slug: 'alpha-shirt' })).item.in_stock).toBe(false);
    expect((await get(server, '/sell/product', { slug: 'secret-product' })).status).toBe(404);
  });

  test('posts are listed latest first, by tag, with their video or image (spec 7.54)', async () => {
    const first = await call(server, listMicroblogPosts, { page_size: 10 });
    expect(first).toMatchObject({ num_items: 15, num_pages: 2 });
    expect(first.data[0]).toMatchObject({
      content: '<p>Post 15</p>',
      showVideo: true,
      video: { file: `/v/${media.ownVideo}.mp4` },
    });
    expect(first.data[1]).toMatchObject({ link: 'https://example.org/', showVideo: false, video: null });
    expect(first.data[1]?.image).not.toBeNull();
    const tagged = await call(server, listMicroblogPosts, { tag: 'video' });
    expect(tagged.data.map(({ content }) => content)).toEqual([
      '<p>Post 15</p>',
      '<p>Post 10</p>',
      '<p>Post 5</p>',
    ]);
    expect(tagged.data[0]?.tags).toEqual(['paddock', 'video']);
    expect((await call(server, listMicroblogPosts, { tag: 'none' })).num_items).toBe(0);
  });

  test('posts of a round are listed, and of those the ones that are pinned now', async () => {
    const texts = async (input: { round?: string; pinned?: number }) =>
      (await call(server, listMicroblogPosts, input)).data.map(({ content }) => content);
    expect(await texts({ round: 'round-1' })).toEqual(['<p>Post 3</p>', '<p>Post 2</p>', '<p>Post 1</p>']);
    expect(await texts({ pinned: 1 })).toEqual(['<p>Post 2</p>']);
    expect(await texts({ round: 'round-1', pinned: 1 })).toEqual(['<p>Post 2</p>']);
    for (const round of ['round-2', 'secret-round', 'no-such-round'])
      expect([round, await texts({ round })]).toEqual([round, []]);
    expect((await get(server, '/microblog/post', { pinned: '2' })).status).toBe(422);
  });

  test('a post is found by its id, with its round and the session whose result it shows', async () => {
    const { data } = await call(server, listMicroblogPosts, { round: 'round-1' });
    const id = data.at(-1)?.id ?? 0;
    const { item } = await call(server, getMicroblogPost, { id });
    expect(item).toMatchObject({
      id,
      content: '<p>Post 1</p>',
      round: { name: 'Round 1', url: 'round-1' },
      is_pinned: false,
      session: server.fixtures.racing.race,
      championship: '',
    });
    expect((await get(server, '/microblog/post', { id: '999999' })).status).toBe(404);
    expect((await get(server, '/microblog/post', { id: 'twelve' })).status).toBe(422);
  });

  test('a podcast has its episodes, latest first, each with its audio and a cover (spec 7.55, 7.56)', async () => {
    const { item } = await call(server, getPodcastChannel, { id: news.channel });
    expect(item.episodes.map(({ name }) => name)).toEqual(['Episode 3', 'Episode 2', 'Episode 1']);
    const episode = (await call(server, getPodcastEpisode, { url: 'episode-2' })).item;
    expect(episode).toMatchObject({
      season: 1,
      episode: 2,
      length: 1202,
      description: '<p>Two stories.</p><p>And a guest.</p>',
    });
    expect(episode.cover_art).toEqual(item.cover_art);
    expect(episode.media_url).toBe(`/assets/f/${media.mp3}/episode.mp3`);
  });

  test('an image is found by id and by hash (spec 7.25, 7.26)', async () => {
    const byId = await call(server, getImage, { id: media.wide, image_aspect: '8x5', image_width: 310 });
    expect(byId.item.url).toMatch(/\/8x5\/325\.jpg$/);
    const hash = byId.item.url.split('/')[3] ?? '';
    expect(
      (await call(server, getImageByHash, { hash, image_aspect: '8x5', image_width: 310 })).item,
    ).toEqual(byId.item);
    const file = await call(server, getFile, { id: media.pdf });
    expect(file.item).toMatchObject({
      name: 'Schedule',
      mime_type: 'application/pdf',
      url: `/assets/f/${media.pdf}/schedule.pdf`,
    });
  });

  test.each([
    ['/cognito/gallery', { id: 999_999 }],
    ['/cognito/photo', { id: 999_999 }],
    ['/cognito/slide', { id: 999_999 }],
    ['/cognito/form', { id: 999_999 }],
    ['/cognito/video', { id: 999_999 }],
    ['/sell/product', { slug: 'nope' }],
    ['/podcast/episode', { url: 'nope' }],
    ['/podcast/channel', { id: 999_999 }],
    ['/cognito/default/file/999999', {}],
  ])('%s is 404 for what does not exist', async (path, parameters) => {
    const answer = await get(server, path, parameters);
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ success: false, message: expect.stringContaining('not found') });
  });
});
