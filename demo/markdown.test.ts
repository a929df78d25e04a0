import { expect, test } from 'vitest';
import { z } from 'zod';
import { markdownToHtml, readPages, sectionsOf } from './markdown.ts';

test('writes the HTML of an editor: no breaks between blocks, quotations with their speaker', () => {
  const markdown =
    'One [link](/rounds).\n\n## More\n\n- a\n- b\n\n> “We did.”\\\n> — <cite>Colin Wakefield</cite>\n';
  expect(markdownToHtml(markdown)).toBe(
    '<p>One <a href="/rounds">link</a>.</p><h2>More</h2><ul><li>a</li><li>b</li></ul>' +
      '<blockquote>“We did.”<br>— <cite>Colin Wakefield</cite></blockquote>',
  );
});

test('divides a text by its headings, and leaves smaller ones inside', () => {
  expect(sectionsOf('Intro\n\n# One\n\n## Inside\n\nText\n\n# Two\n', 1)).toEqual([
    { heading: 'One', text: '## Inside\n\nText' },
    { heading: 'Two', text: '' },
  ]);
});

test('names the file whose facts are incomplete', () => {
  expect(() => readPages('articles/previews', z.object({ missing: z.string() }))).toThrow(
    /^demo\/articles\/previews\/.*\.md: /,
  );
});
