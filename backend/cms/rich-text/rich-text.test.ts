import { buildEditorState } from '@payloadcms/richtext-lexical';
import { describe, expect, it } from 'vitest';
import { imageIdsIn, linkedRecordsIn, partsOf, toHtml, toPlainText, toSearchText } from './to-html.ts';

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

  it('links a selected record to its present address, and leaves only the text of one without a page', () => {
    const link = (relationTo: string, value: unknown) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo, value } },
      children: [words('name')],
    });
    const text = textOf(
      paragraph(link('drivers', 7), words(' '), link('rounds', { id: 8 }), link('customers', 7)),
    );
    expect(linkedRecordsIn(text)).toEqual([
      { collection: 'drivers', id: 7 },
      { collection: 'rounds', id: 8 },
    ]);
    const html = toHtml(text, {
      image: () => null,
      address: ({ collection, id }) => (collection === 'drivers' ? `/drivers/a-${String(id)}` : null),
    });
    expect(html).toBe('<p><a href="/drivers/a-7">name</a> namename</p>');
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
    const html = toHtml(text, {
      image: (id) =>
        id === 7 ? { hash: 'abc', alt: 'A "car"', mimeType: 'image/jpeg', width: 1600, height: 900 } : null,
      address: () => null,
    });
    expect(html).toContain('src="/assets/i/abc/original/800.jpg"');
    expect(html).toContain('alt="A &quot;car&quot;"');
    expect(html.match(/<figure>/g)).toHaveLength(1);
  });

  it('converts to plain text for fields without HTML', () => {
    const text = textOf(paragraph(words('One '), words('two', 2)), paragraph(words('three')));
    expect(toPlainText(text)).toBe('One two\nthree');
  });

  it('keeps list items and cells apart in plain text, and tables apart from sentences for search', () => {
    const cell = (text: string) => ({ type: 'tablecell', version: 1, children: [paragraph(words(text))] });
    const row = (...texts: string[]) => ({ type: 'tablerow', version: 1, children: texts.map(cell) });
    const item = (text: string) => ({ type: 'listitem', version: 1, children: [words(text)] });
    const table = { type: 'table', version: 1, children: [row('Pos', 'Driver'), row('1', 'Hartley')] };
    const list = { type: 'list', version: 1, children: [item('Gates at 8'), item('Racing at 10')] };
    const heading = { type: 'heading', tag: 'h2', version: 1, children: [words('At the gate')] };
    const quote = { type: 'quote', version: 1, children: [words('Bring a hat')] };
    const text = textOf(heading, quote, paragraph(words('Saturday.')), table, list);
    expect(toPlainText(text)).toBe(
      'At the gate\nBring a hat\nSaturday.\nPos Driver\n1 Hartley\nGates at 8\nRacing at 10',
    );
    expect(toSearchText(text)).toEqual({
      sentences: 'At the gate.\nBring a hat.\nSaturday.\nGates at 8.\nRacing at 10.',
      tables: 'Pos Driver\n1 Hartley',
    });
  });

  it('is empty for an empty text', () => {
    expect(toHtml(null)).toBe('');
    expect(toHtml(textOf(paragraph()))).toBe('');
  });
});

describe('blocks between paragraphs', () => {
  const block = (fields: object) => ({ type: 'block', version: 2, fields });
  const records = {
    image: (id: number) => ({ hash: `hash${String(id)}`, alt: `Picture ${String(id)}` }),
    address: ({ collection, id }: { collection: string; id: number }) => `/${collection}/${String(id)}`,
    name: ({ collection }: { collection: string }) => `The ${collection}`,
  };
  const pictures = block({ blockType: 'pictures', images: [7, { id: 8 }] });
  const quotation = block({ blockType: 'quotation', text: ' First\n\nsecond <b> ', source: 'A. Tane' });
  const result = block({ blockType: 'result', session: 4 });
  const video = block({ blockType: 'video', video: 3 });
  const tracker = block({ blockType: 'tracker', code: '<script>' });

  it('split a text into the parts between them; a quotation stays in the text, and a text without embeds is whole', () => {
    const [one, two, three] = [words('1'), words('2'), words('3')].map((each) => paragraph(each));
    expect(partsOf(textOf(one, quotation, two, video, result, three))).toEqual([
      { text: textOf(one, quotation, two) },
      { embed: video },
      { embed: result },
      { text: textOf(three) },
    ]);
    expect(partsOf(textOf(one, quotation))).toEqual([]);
    expect(partsOf(null)).toEqual([]);
  });

  it('become pictures, text and links for readers without embeds, and nothing for an unknown one', () => {
    const html = toHtml(textOf(pictures, quotation, result, video, tracker), records);
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).toContain(
      '<blockquote><p>First<br>second &lt;b&gt;</p><footer>A. Tane</footer></blockquote>',
    );
    expect(html).toContain('<p><a href="/results/4">The results</a></p>');
    expect(html).not.toContain('script');
    expect(toHtml(textOf(block({ blockType: 'quotation', text: ' ' })))).toBe('');
  });

  it('list their pictures and records, and are found by a quotation’s text', () => {
    const text = textOf(pictures, quotation, result);
    expect(imageIdsIn(text)).toEqual([7, 8]);
    expect(linkedRecordsIn(text)).toEqual([{ collection: 'results', id: 4 }]);
    expect(toSearchText(text).sentences).toBe('First\n\nsecond <b>.\nA. Tane.');
    expect(toPlainText(text)).toContain('A. Tane');
  });
});
