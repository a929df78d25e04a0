import { buildEditorState } from '@payloadcms/richtext-lexical';
import { describe, expect, it } from 'vitest';
import { imageIdsIn, toHtml, toPlainText } from './to-html.ts';

const textOf = (...children: unknown[]) => ({ root: { children } });
const words = (text: string, format = 0) => ({ type: 'text', version: 1, text, format });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', version: 1, children });

describe('rich text', () => {
  it('is written without addresses that run code', () => {
    const link = {
      type: 'link',
      version: 3,
      fields: { url: 'javascript:alert(1)' },
      children: [words('there')],
    };
    expect(toHtml(textOf(paragraph(words('Hi '), link)))).toBe('<p>Hi there</p>');
  });

  it('keeps characters with a meaning in HTML as text', () => {
    expect(toHtml(buildEditorState({ text: 'a <b> & "c"' }))).toBe('<p>a &lt;b&gt; &amp; &quot;c&quot;</p>');
  });

  it('marks the heads of columns and rows in a table', () => {
    const cell = (headerState: number, text: string) => ({
      type: 'tablecell',
      version: 1,
      headerState,
      children: [paragraph(words(text))],
    });
    const row = (...children: unknown[]) => ({ type: 'tablerow', version: 1, children });
    const table = {
      type: 'table',
      version: 1,
      children: [row(cell(1, 'Pos'), cell(1, 'Driver')), row(cell(2, '1'), cell(0, 'Sione'))],
    };
    expect(toHtml(textOf(paragraph(words('Top two', 1)), table))).toBe(
      '<table><caption>Top two</caption><thead><tr><th scope="col">Pos</th><th scope="col">Driver</th></tr></thead>' +
        '<tbody><tr><th scope="row">1</th><td>Sione</td></tr></tbody></table>',
    );
  });

  it('shows the paragraphs of a pasted quotation as its lines', () => {
    const quote = {
      type: 'quote',
      version: 1,
      children: [paragraph(words('One.')), paragraph(words('Two.')), paragraph(words('— Ana'))],
    };
    expect(toHtml(textOf(quote))).toBe('<blockquote><p>One.<br>Two.</p><footer>Ana</footer></blockquote>');
  });

  it('shows a picture by its id, and leaves out an unknown one', () => {
    const text = textOf(
      { type: 'upload', version: 3, relationTo: 'media', value: 7 },
      { type: 'upload', version: 3, value: 8 },
    );
    expect(imageIdsIn(text)).toEqual([7, 8]);
    const html = toHtml(text, (id) =>
      id === 7 ? { hash: 'abc', alt: 'A "car"', mimeType: 'image/jpeg', width: 1600, height: 900 } : null,
    );
    expect(html).toContain('src="/assets/i/abc/original/800.jpg"');
    expect(html).toContain('alt="A &quot;car&quot;"');
    expect(html.match(/<figure>/g)).toHaveLength(1);
  });

  it('converts to plain text for fields without HTML', () => {
    const text = textOf(paragraph(words('One '), words('two', 2)), paragraph(words('three')));
    expect(toPlainText(text)).toBe('One two\nthree');
  });

  it('is empty for an empty text', () => {
    expect(toHtml(null)).toBe('');
    expect(toHtml(textOf(paragraph()))).toBe('');
  });
});
