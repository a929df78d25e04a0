import { describe, expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { imageIdsIn, toHtml, toPlainText } from './to-html.ts';

const SAMPLE = [
  '<h2>Race 1</h2>',
  '<p>A <strong>bold</strong> and <em>slanted</em> word, <a href="/round/taupo">a link</a> and <a href="https://example.nz/" target="_blank" rel="noopener">another</a>.<br>Next line.</p>',
  '<ul><li>One</li><li>Two<ol><li>Two A</li></ol></li></ul>',
  '<blockquote><p>We were lucky.</p><footer>Anahera Tāmati</footer></blockquote>',
  '<table><caption>Top two</caption><thead><tr><th scope="col">Pos</th><th scope="col">Driver</th></tr></thead>',
  '<tbody><tr><th scope="row">1</th><td>Sione &amp; Co</td></tr></tbody></table>',
  '<hr>',
].join('');

describe('long texts', () => {
  it('come out of the CMS as they went in', () => {
    expect(toHtml(fromHtml(SAMPLE))).toBe(SAMPLE);
  });

  it('lose scripts, event handlers and addresses that run code', () => {
    const html = toHtml(
      fromHtml(
        '<p onclick="x()">Hi <a href="javascript:alert(1)">there</a><script>x()</script></p><script>x()</script>',
      ),
    );
    expect(html).toBe('<p>Hi there</p>');
  });

  it('keep characters that mean something in HTML as text', () => {
    expect(toHtml(fromHtml('<p>a &lt;b&gt; &amp; "c"</p>'))).toBe('<p>a &lt;b&gt; &amp; &quot;c&quot;</p>');
  });

  it('show a picture by its id, and leave out one that is not known', () => {
    const text = {
      root: {
        children: [
          { type: 'upload', version: 3, relationTo: 'media', value: 7 },
          { type: 'upload', version: 3, value: 8 },
        ],
      },
    };
    expect(imageIdsIn(text)).toEqual([7, 8]);
    const html = toHtml(text, (id) =>
      id === 7 ? { hash: 'abc', alt: 'A "car"', mimeType: 'image/jpeg', width: 1600, height: 900 } : null,
    );
    expect(html).toContain('src="/assets/i/abc/original/800.jpg"');
    expect(html).toContain('alt="A &quot;car&quot;"');
    expect(html.match(/<figure>/g)).toHaveLength(1);
  });

  it('are read as plain words where no HTML may stand', () => {
    expect(toPlainText(fromHtml('<p>One <em>two</em></p><p>three</p>'))).toBe('One two\nthree');
  });

  it('write nothing for nothing', () => {
    expect(toHtml(null)).toBe('');
    expect(toHtml(fromHtml(''))).toBe('');
  });
});
