import { buildEditorState } from '@payloadcms/richtext-lexical';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { onContentChanged, type ContentChange } from '../../kernel/events.ts';
import { toSlug } from '../fields/slug.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const opened = temporaryPayload();

const upload = (data: Buffer, name: string, mimetype: string) =>
  opened.payload.create({
    collection: 'media',
    data: { alt: 'A car' },
    file: { data, name, mimetype, size: data.length },
  });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

describe('an uploaded picture', () => {
  it('stores its hash, its size and a tiny placeholder', async () => {
    const data = await picture(320, 180).jpeg().toBuffer();
    const media = await upload(data, 'car.jpg', 'image/jpeg');
    expect(media.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(media).toMatchObject({ width: 320, height: 180, mimeType: 'image/jpeg' });
    expect(media.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(media.placeholder?.length).toBeLessThanOrEqual(300);
  });

  it('is rejected if it is HTML claiming to be a PNG', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await expect(upload(html, 'car.png', 'image/png')).rejects.toMatchObject({ status: 415 });
  });

  it('is rejected if it is an SVG claiming to be a PNG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(upload(svg, 'car.png', 'image/png')).rejects.toMatchObject({ status: 415 });
  });

  it('is rejected above 25 million pixels', async () => {
    const data = await picture(5200, 5000).png({ compressionLevel: 9 }).toBuffer();
    await expect(upload(data, 'huge.png', 'image/png')).rejects.toMatchObject({ status: 415 });
  });

  it.each([
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>'],
    ['an event handler', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="x()"/>'],
    [
      'a foreign picture',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="https://evil.test/x.png"/></svg>',
    ],
  ])('is rejected if it is an SVG with %s', async (_, source) => {
    await expect(upload(Buffer.from(source), 'logo.svg', 'image/svg+xml')).rejects.toThrow();
  });

  it('is accepted if it is a harmless SVG', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><defs><linearGradient id="g"/></defs><path fill="url(#g)" d="M0 0h9"/></svg>';
    await expect(upload(Buffer.from(svg), 'logo.svg', 'image/svg+xml')).resolves.toMatchObject({
      width: 40,
      height: 20,
    });
  });

  it('needs an alt text, or has to be marked as a decoration', async () => {
    const data = await picture(20, 20).png().toBuffer();
    const file = { data, name: 'plain.png', mimetype: 'image/png', size: data.length };
    await expect(opened.payload.create({ collection: 'media', data: {}, file })).rejects.toThrow(
      /Description|alt/,
    );
    await expect(
      opened.payload.create({ collection: 'media', data: { is_decoration: true }, file }),
    ).resolves.toBeTruthy();
  });
});

describe('a record in use', () => {
  it('can’t be deleted while only a draft shows it', async () => {
    const { payload } = opened;
    const { id: image } = await upload(await picture(20, 20).png().toBuffer(), 'draft.png', 'image/png');
    const { id } = await payload.create({
      collection: 'articles',
      data: {
        name: 'Race report',
        url: 'race-report',
        display_start_time: '2026-01-01T00:00:00.000Z',
        _status: 'published',
      },
    });
    const inDraft = (data: { image: number | null }) =>
      payload.update({ collection: 'articles', id, draft: true, data: { ...data, _status: 'draft' } });
    await inDraft({ image });
    const remove = () => payload.delete({ collection: 'media', id: image });
    await expect(remove()).rejects.toThrow(/Still in use: .*“Race report”/);
    await inDraft({ image: null });
    await expect(remove()).resolves.toMatchObject({ id: image });
  });

  it('can’t be deleted while only the menu’s draft links to it', async () => {
    const { payload } = opened;
    const { id } = await payload.create({
      collection: 'pages',
      data: { name: 'Visitors', url: 'visitors', _status: 'published' },
    });
    await payload.updateGlobal({
      slug: 'navigation',
      draft: true,
      data: {
        header: [{ leads_to: 'page', page: { relationTo: 'pages', value: id } }],
        _status: 'draft',
      },
    });
    await expect(payload.delete({ collection: 'pages', id })).rejects.toThrow('Still in use: Navigation');
  });
});

describe('a URL name', () => {
  it('is generated from the title, without macrons and punctuation', () => {
    expect(toSlug("  Taupō's Historic GP: Day 2! ")).toBe('taupos-historic-gp-day-2');
    expect(toSlug('——')).toBe('');
  });

  it('is generated if left empty, and made unique if it is taken', async () => {
    const make = () =>
      opened.payload.create({ collection: 'series', data: { name: 'Summer Sprint', url: '' } });
    expect((await make()).url).toBe('summer-sprint');
    expect((await make()).url).toBe('summer-sprint-2');
  });

  it('is rejected with capitals, spaces or punctuation', async () => {
    for (const url of ['Summer', 'a b', 'a/b', '-a', 'a--b']) {
      await expect(opened.payload.create({ collection: 'series', data: { name: 'X', url } })).rejects.toThrow(
        /URL name/,
      );
    }
  });

  it('stays the same when only the title changes', async () => {
    const { id } = await opened.payload.create({
      collection: 'series',
      data: { name: 'Endurance', url: '' },
    });
    expect(
      (await opened.payload.update({ collection: 'series', id, data: { name: 'Long races' } })).url,
    ).toBe('endurance');
  });

  it("follows a draft's headline until it is published", async () => {
    const { payload } = opened;
    const draft = await payload.create({
      collection: 'articles',
      draft: true,
      data: { name: 'Fir', url: '', display_start_time: '2026-01-01T00:00:00.000Z' },
    });
    const renamed = await payload.update({
      collection: 'articles',
      id: draft.id,
      draft: true,
      data: { name: 'First win' },
    });
    expect(renamed.url).toBe('first-win');
    await payload.update({ collection: 'articles', id: draft.id, data: { _status: 'published' } });
    const later = await payload.update({
      collection: 'articles',
      id: draft.id,
      data: { name: 'First win at last' },
    });
    expect(later.url).toBe('first-win');
  });
});

describe('a page', () => {
  it('stores its blocks with their settings and texts', async () => {
    const { payload } = opened;
    const group = await payload.create({
      collection: 'groups',
      data: { url: '', name: 'Reports', model: 'Article' },
    });
    const page = await payload.create({
      collection: 'pages',
      data: {
        name: 'News',
        url: 'news',
        _status: 'published',
        blocks: [
          {
            blockType: 'core-html',
            html: buildEditorState({ text: 'Hello' }),
            display: { padding_top: '4' },
          },
          { blockType: 'site-article-list', group: group.id },
        ],
      },
    });
    const read = await payload.findByID({ collection: 'pages', id: page.id, depth: 0 });
    expect(read.blocks).toMatchObject([
      { blockType: 'core-html', display: { padding_top: '4', full_width: false } },
      { blockType: 'site-article-list', group: group.id, page_size: 12 },
    ]);
  });
});

describe('a product', () => {
  it('gives each SKU a number that never changes', async () => {
    const { payload } = opened;
    const sku = (code: string) => ({ code, price: 40 });
    const product = await payload.create({
      collection: 'products',
      data: { name: 'Cap', slug: 'cap', price: 40, skus: [sku('CAP-S'), sku('CAP-M')] },
    });
    expect(product.skus?.map(({ number }) => number)).toEqual([1, 2]);
    const remaining = product.skus?.slice(1) ?? [];
    const changed = await payload.update({
      collection: 'products',
      id: product.id,
      data: { skus: [...remaining, sku('CAP-L')] },
    });
    expect(changed.skus?.map(({ code, number }) => [code, number])).toEqual([
      ['CAP-M', 2],
      ['CAP-L', 3],
    ]);
  });
});

describe('a content change', () => {
  it('is announced to listeners, including deletions', async () => {
    const heard: ContentChange[] = [];
    const stop = onContentChanged((change) => heard.push(change));
    const { id } = await opened.payload.create({
      collection: 'series',
      data: { name: 'Heard', url: 'heard' },
    });
    await opened.payload.delete({ collection: 'series', id });
    stop();
    await opened.payload.create({ collection: 'series', data: { name: 'Unheard', url: 'unheard' } });
    expect(heard).toEqual([
      { model: 'series', id },
      { model: 'series', id },
    ]);
  });
});

describe('without an account', () => {
  it('nothing can be read or written through the CMS', async () => {
    const { payload } = opened;
    for (const { slug } of payload.config.collections) {
      await expect(payload.find({ collection: slug, overrideAccess: false })).rejects.toThrow(/not allowed/);
    }
    await expect(
      payload.create({ collection: 'series', data: { name: 'X', url: 'x' }, overrideAccess: false }),
    ).rejects.toThrow(/not allowed/);
    await expect(payload.findGlobal({ slug: 'domain-settings', overrideAccess: false })).rejects.toThrow(
      /not allowed/,
    );
  });
});
