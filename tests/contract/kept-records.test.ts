import { expect, test } from 'vitest';
import { z } from 'zod';
import { pdf } from './fixtures/bytes.ts';
import { withPicture } from './fixtures/rich-text.ts';
import { askCms, cmsOf } from './harness/money.ts';
import { mostlyOnOneShopServer } from './harness/servers.ts';

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });
const listSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const published = { _status: 'published' };
mostlyOnOneShopServer('records that others need', (server) => {
  const cms = cmsOf(server);
  const remove = async (collection: string, id: number) => {
    const answer = await askCms(server, `/api/${collection}/${String(id)}`, { method: 'DELETE' });
    if (answer.status === 200) return '';
    expect(answer.status).toBe(409);
    return errorsSchema.parse(await answer.json()).errors[0]?.message ?? '';
  };
  const picture = (name: string) =>
    cms.upload('media', { name: `${name}.png`, type: 'image/png', bytes: PIXEL }, { alt: name });
  const first = async (collection: string, query: string) => {
    const answer = await askCms(server, `/api/${collection}?limit=1&depth=0&${query}`);
    return listSchema.parse(await answer.json()).docs[0]!;
  };

  test("an image used in an article, a text, a block or a gallery can't be deleted, and the uses are listed", async () => {
    const id = await picture('kept-picture');
    const slide = await cms.create('slides', { heading: 'Shown as a slide', image: id });
    const gallery = await cms.create('galleries', { name: 'Kept', url: 'kept-gallery', slides: [slide] });
    const article = { display_start_time: '2027-01-01T00:00:00Z', ...published };
    const uses: (readonly [string, number])[] = [
      ['articles', await cms.create('articles', { name: 'Shown above', image: id, ...article })],
      [
        'articles',
        await cms.create('articles', {
          name: 'Shown between',
          content: withPicture('Before it.', id),
          ...article,
        }),
      ],
      [
        'pages',
        await cms.create('pages', {
          name: 'Shown in a block',
          blocks: [{ blockType: 'core-image', image: id }],
          ...published,
        }),
      ],
      ['slides', slide],
      ['galleries', gallery],
    ];
    const told = await remove('media', id);
    for (const words of [
      'Article “Shown above”',
      '“Shown between”',
      'Page “Shown in a block”',
      '“Shown as a slide”',
    ])
      expect(told).toContain(words);
    for (const [collection, user] of uses) expect(await remove(collection, user)).toBe('');
    expect(await remove('media', id)).toBe('');
  });

  test("a category with a session can't be deleted; a group can, and is removed from lists", async () => {
    const { round } = await first('results', 'where[round][exists]=true');
    const category = await cms.create('categories', { name: 'Kept category' });
    const session = { session_name: 'Kept race', round, category, ...published };
    const result = await cms.create('results', session);
    expect(await remove('categories', category)).toContain('Session “Kept race”');
    expect(await remove('results', result)).toBe('');
    expect(await remove('categories', category)).toBe('');

    const group = await cms.create('groups', { name: 'Short-lived', model: 'Driver' });
    const driver = await cms.create('drivers', { last_name: 'Listed', groups: [group] });
    expect(await remove('groups', group)).toBe('');
    expect((await first('drivers', `where[id][equals]=${String(driver)}`))['groups']).toEqual([]);
    expect(await remove('drivers', driver)).toBe('');
  });

  test("the home page and pages that show records at their addresses can't be deleted", async () => {
    const page = async (url: string) => (await first('pages', `where[url][equals]=${url}`)).id;
    expect(await remove('pages', await page('home'))).toContain('home page');
    expect(await remove('pages', await page('article'))).toContain('/article/');
    const home = await page('home');
    const change = (data: object) =>
      askCms(server, `/api/pages/${String(home)}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      });
    const renamed = await change({ url: 'welcome', _status: 'published' });
    expect([renamed.status, await renamed.text()]).toEqual([400, expect.stringContaining('home page')]);
    expect((await change({ _status: 'draft' })).status).toBe(409);
    expect((await change({ seo_title: 'Summer racing', _status: 'published' })).status).toBe(200);
  });

  test('a rejected upload explains why', async () => {
    const upload = async (name: string, type: string, bytes: Uint8Array) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      const answer = await askCms(server, '/api/files', { method: 'POST', body: form });
      const read = answer.status < 300 ? '' : errorsSchema.parse(await answer.json()).errors[0]?.message;
      return [answer.status, read];
    };
    expect(await upload('run.exe', 'application/x-msdownload', Buffer.from('MZ'))).toEqual([
      415,
      expect.stringContaining('PDF, MP3, M4A, MP4'),
    ]);
    expect(await upload('page.pdf', 'application/pdf', Buffer.from('<html>'))).toEqual([
      415,
      'This file claims to be a PDF, but isn’t one.',
    ]);
    const ofSize = (megabytes: number) =>
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(megabytes * 1024 * 1024, 32), pdf()]);
    // Payload's own limit for a whole call is lower than ours for a file here.
    expect(await upload('long.pdf', 'application/pdf', ofSize(60))).toEqual([201, '']);
    expect(await upload('endless.pdf', 'application/pdf', ofSize(101))).toEqual([
      413,
      'The file is larger than 100 MB.',
    ]);
  });

  test('a rejected value comes with its field and the reason', async () => {
    const code = { code: 'MUCH-TOO-MUCH', kind: 'percent' };
    await expect(cms.create('promotion-codes', { ...code, value: 500 })).rejects.toThrow('100 percent');
    await cms.create('promotion-codes', { ...code, value: 100 });
  });
});
