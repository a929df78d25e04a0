import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { badRichText } from '../validation/rich-text.ts';
import { cleanHtml, htmlOfPlain, isHtml, isTooDeep } from './clean-html.ts';
import { editor } from './editor.ts';
import { richTextConverter, type ToRichText } from './from-html.ts';
import { LINKED_COLLECTIONS } from './linked-record.ts';
import { toHtml } from './to-html.ts';

let convert: ToRichText;
beforeAll(async () => {
  // Only for the editor's features: no database is opened.
  const db = sqliteAdapter({ client: { url: 'file::memory:' } });
  const linked = LINKED_COLLECTIONS.map((slug) => ({ slug, fields: [] }));
  const collections = [...linked, { slug: 'media', upload: true, fields: [] }];
  convert = await richTextConverter(await buildConfig({ secret: 'of-a-test', collections, db, editor }));
});

const PICTURE = { hash: 'abc', alt: 'A car', mimeType: 'image/jpeg', width: 400, height: 300 };
const pictures = new Map([['/assets/i/abc/original/800.jpg', 7]]);

/** What visitors get of HTML that was sent. */
function cleaned(html: string): string {
  const text = convert(cleanHtml(html, pictures));
  expect(badRichText(text)).toBeNull();
  return toHtml(text, { image: (id) => (id === 7 ? PICTURE : null), address: () => null });
}

test.each([
  [
    'paragraphs and marks',
    '<p>One <strong>bold</strong> <em>soft</em> <u>under</u> <s>gone</s> <code>x</code></p>',
  ],
  ['headings', '<h2>Two</h2><h3>Three</h3><h4>Four</h4>'],
  [
    'lists in lists',
    '<ul><li>One<ul><li>Inside</li></ul></li><li>Two</li></ul><ol start="3"><li>Three</li></ol>',
  ],
  [
    'links',
    '<p><a href="https://example.org/a?b=1&amp;c=2">out</a> <a href="/news" target="_blank" rel="noopener">in</a></p>',
  ],
  [
    'a table',
    '<table><thead><tr><th scope="col">Car</th><th scope="col">Laps</th></tr></thead><tbody><tr><td>7</td><td>12</td></tr></tbody></table>',
  ],
  [
    'a table with a caption',
    '<table><caption>Times</caption><tbody><tr><td>7</td><td>12</td></tr></tbody></table>',
  ],
  ['a quotation with its source', '<blockquote><p>We won.</p><footer>Aroha</footer></blockquote>'],
  ['a quotation', '<blockquote><p>One<br>two</p></blockquote>'],
  ['a rule', '<p>Before</p><hr><p>After</p>'],
  ['signs', '<p>Fish &amp; chips &lt; 5 &gt; 3 “quoted”</p>'],
])('keeps %s as they are', (_, html) => {
  expect(cleaned(html)).toBe(html);
});

test('keeps a picture of the library between paragraphs', () => {
  const html = cleaned(
    '<p>Before</p><figure><img src="/assets/i/abc/original/800.jpg" alt="x"></figure><p>After</p>',
  );
  expect(html).toMatch(
    /^<p>Before<\/p><figure><img src="\/assets\/i\/abc\/original\/800\.jpg".*<\/figure><p>After<\/p>$/,
  );
  expect(cleaned('<p>In <img src="/assets/i/abc/original/800.jpg"> line</p>')).toContain('<figure>');
  const other = '<img src="/assets/i/abc/original/800.jpg" data-lexical-pending-upload-form-id="1">';
  expect(cleaned(other)).toContain('<figure>');
  expect(cleaned('<p>Of <img src="https://example.org/x.png"> others</p>')).toBe('<p>Of others</p>');
});

test.each([
  ['<script>alert(1)</script><p onclick="x()">Text</p><style>p{}</style>', '<p>Text</p>'],
  ['<p>A <a href="javascript:alert(1)">b</a> <a href="//evil.example">c</a></p>', '<p>A b c</p>'],
  [
    '<iframe src="https://example.org">inside</iframe><svg><script>1</script></svg><form><input value="x">Label</form>',
    '<p>Label</p>',
  ],
  ['<h1>One</h1><h5>Five</h5><h6>Six</h6>', '<h2>One</h2><h4>Five</h4><h4>Six</h4>'],
  ['Words <b>alone</b>', '<p>Words <strong>alone</strong></p>'],
  ['Words<p>then a paragraph</p>and more', '<p>Words</p><p>then a paragraph</p><p>and more</p>'],
  ['<div><p>In</p><div>a box</div></div>', '<p>In</p><p>a box</p>'],
  ['<p>Open <b>and not closed', '<p>Open <strong>and not closed</strong></p>'],
  ['<p></p><p>  </p>', ''],
  ['<!-- <script> --><p>Seen</p>', '<p>Seen</p>'],
  ['</body></html><p>After the end</p>', '<p>After the end</p>'],
])('reduces %s to what a text may contain', (html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

test('plain text keeps its paragraphs, lines and signs', () => {
  const plain = 'One < two & three\nnext line\n\nNew paragraph\r\n \r\nThird';
  expect(isHtml(plain)).toBe(false);
  expect(cleaned(htmlOfPlain(plain))).toBe(
    '<p>One &lt; two &amp; three<br>next line</p><p>New paragraph</p><p>Third</p>',
  );
  for (const html of ['a <b>b</b>', 'a<br>b', 'Fish &amp; chips', '<!-- -->', '&#39;'])
    expect(isHtml(html)).toBe(true);
});

test('what is nested far too deep is reported at once', () => {
  expect(isTooDeep('<div>'.repeat(100_000))).toBe(true);
  expect(isTooDeep('<p>'.repeat(100_000))).toBe(false);
  expect(isTooDeep(`${'<br><img src="x">'.repeat(1000)}<ul><li><ul><li>x</li></ul></li></ul>`)).toBe(false);
});
