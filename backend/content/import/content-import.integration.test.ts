import { buildEditorState } from '@payloadcms/richtext-lexical';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { importContent, type ContentImport } from './content-import.ts';
import { findImported } from './imported.ts';
import { toHtml } from '../../cms/rich-text/to-html.ts';
import { pageBlock } from './stored-content.ts';

describe('a content import', () => {
  let backend: TemporaryPayload;
  beforeAll(async () => {
    backend = await openTemporaryPayload('preparing');
  }, 120_000);
  afterAll(() => backend.close());

  const run = (work: (content: ContentImport) => Promise<void>) =>
    importContent(backend.payload, work, () => undefined);
  const count = async (collection: 'media' | 'groups' | 'articles') =>
    (await backend.payload.count({ collection })).totalDocs;

  it('creates records with their files, sets the site settings and numbers the group tree', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d7192d', noise } })
      .webp({ quality: 5 })
      .toBuffer();
    const messages: string[] = [];
    let image = 0;
    await importContent(
      backend.payload,
      async (content) => {
        image = await content.upload(
          'media',
          { alt: 'The grid' },
          { name: 'grid.webp', mimeType: 'image/webp', data },
        );
        const parent = await content.create('groups', { model: 'Article', name: 'News', url: 'news' });
        const group = await content.create('groups', {
          model: 'Article',
          name: 'Reports',
          url: 'reports',
          parent,
        });
        await content.create('articles', {
          name: 'A start',
          url: 'a-start',
          content: content.richText('<p>Five lights, <strong>then none</strong>.</p>'),
          image,
          group,
          display_start_time: '2027-01-27T00:00:00.000Z',
        });
        await content.updateSettings({ name: 'Summer Series' });
        expect(await content.imageOf(image, 400)).toMatchObject({ alt: 'The grid', width: 40, height: 30 });
        content.log('done');
      },
      (message) => messages.push(message),
    );
    const { docs } = await backend.payload.find({ collection: 'groups', sort: 'lft', depth: 0 });
    expect(docs.map(({ url, level }) => [url, level])).toEqual([
      ['news', 0],
      ['reports', 1],
    ]);
    const { name } = await backend.payload.findGlobal({ slug: 'domain-settings', depth: 0 });
    const { filesize } = await backend.payload.findByID({ collection: 'media', id: image });
    expect(filesize).toBe(data.byteLength);
    expect([name, messages]).toEqual(['Summer Series', ['done']]);
    expect(await findImported(backend.payload)).toEqual([
      { slug: 'media', ids: [image] },
      { slug: 'groups', ids: docs.map(({ id }) => id).toSorted((a, b) => a - b) },
      { slug: 'articles', ids: [expect.any(Number)] },
      { slug: 'domain-settings', ids: [] },
    ]);
  });

  it('keeps nothing of a failed import, and names the record with its errors', async () => {
    const before = [await count('groups'), await count('articles')];
    const noted = await findImported(backend.payload);
    const broken = run(async (content) => {
      await content.create('groups', { model: 'Article', name: 'Gone', url: 'gone' });
      await content.create('articles', {
        name: '',
        url: 'no-name',
        group: 1,
        display_start_time: '2027-01-27T00:00:00.000Z',
      });
    });
    await expect(broken).rejects.toThrow(/^Failed to create a record in articles \(.*name.*\): .*"no-name"/);
    expect([await count('groups'), await count('articles')]).toEqual(before);
    expect(await findImported(backend.payload)).toEqual(noted);
  });

  const asStored = async (html: string) => {
    let stored = '';
    await run(async ({ richText }) => {
      stored = toHtml(richText(html));
    });
    return stored;
  };

  it('converts HTML to rich text that is shown as the same HTML', async () => {
    const html = [
      '<h2>Race 1</h2>',
      '<p>A <strong>bold</strong> and <em>slanted</em> word, <a href="/round/taupo">a link</a> and <a href="https://example.nz/" target="_blank" rel="noopener">another</a>.<br>Next line.</p>',
      '<ul><li>One</li><li>Two<ol><li>Two A</li></ol></li></ul>',
      '<p>a &lt;b&gt; &amp; &quot;c&quot;</p>',
      '<hr>',
    ].join('');
    expect(await asStored(html)).toBe(html);
    expect(await asStored('<blockquote>We were lucky.<br>— <cite>Anahera Tāmati</cite></blockquote>')).toBe(
      '<blockquote><p>We were lucky.</p><footer>Anahera Tāmati</footer></blockquote>',
    );
    expect(
      await asStored(
        '<p><strong>Top</strong></p><table><tr><th>Pos</th></tr><tr><td>Sione &amp; Co</td></tr></table>',
      ),
    ).toBe(
      '<table><caption>Top</caption><thead><tr><th scope="col">Pos</th></tr></thead><tbody><tr><td>Sione &amp; Co</td></tr></tbody></table>',
    );
    expect(await asStored('')).toBe('');
  });

  it('loses scripts, event handlers and addresses that run code', async () => {
    const html =
      '<p onclick="x()">Hi <a href="javascript:alert(1)">there</a><script>x()</script></p><script>x()</script>';
    expect(await asStored(html)).toBe('<p>Hi there</p>');
  });

  it('rejects blocks and settings that the CMS does not have', () => {
    const find = () => 7;
    const richText = (text: string) => buildEditorState({ text });
    const heading = { template: 'core/heading', settings: {}, display: { padding_top: 12 } };
    expect(
      pageBlock({ ...heading, display: { padding_top: 12, background_image: 'grid' } }, find, richText),
    ).toMatchObject({
      blockType: 'core-heading',
      display: { padding_top: '12', background_image: 7 },
    });
    expect(() => pageBlock({ ...heading, settings: { nonsense: 1 } }, find, richText)).toThrow(
      'The block core/heading has no setting nonsense',
    );
    expect(() => pageBlock({ ...heading, template: 'core/nothing' }, find, richText)).toThrow('core/nothing');
  });
});
