import { describe, expect, it } from 'vitest';
import { readMarkup } from './read-markup.ts';

const namesOf = (html: string) => [...readMarkup(html).names].toSorted();

describe('the markup of a page', () => {
  it('has its tags in small letters, classes and ids', () => {
    expect(
      namesOf(
        '<main id=content class="card  wide"><LINEARGRADIENT/><br class=\'x\'><img alt="a>b" class=y></main>',
      ),
    ).toEqual(['#content', '.card', '.wide', '.x', '.y', 'br', 'img', 'lineargradient', 'main']);
  });

  it('has its data attributes, by name and with their values', () => {
    expect(namesOf('<p data-a DATA-B="x &amp; y" title="t">')).toEqual([
      '[data-a=]',
      '[data-a]',
      '[data-b=x & y]',
      '[data-b]',
      'p',
    ]);
  });

  it('has names as a browser reads them: without entities', () => {
    expect(namesOf('<i class="[&amp;&gt;p]:m-1 before:content-[&#x27;x&#x27;] &unknown;"></i>')).toEqual([
      '.&unknown;',
      '.[&>p]:m-1',
      ".before:content-['x']",
      'i',
    ]);
  });

  it('has nothing of scripts, styles, texts, titles and comments, and all that comes after them', () => {
    for (const text of ['script', 'style', 'textarea', 'title'])
      expect(namesOf(`<${text}><b class="no"></${text.toUpperCase()} ><u>`)).toEqual([text, 'u'].toSorted());
    expect(namesOf('<!-- <script> --><u>')).toEqual(['u']);
  });

  it('has what only visitors without scripts see', () => {
    expect(namesOf('<noscript><a class="plain"></a></noscript>')).toEqual(['.plain', 'a', 'noscript']);
  });

  it('has the text of style attributes', () => {
    expect(readMarkup('<p style="--reveal:fade-up"><p style=color:red>').styles).toBe(
      '--reveal:fade-up;color:red',
    );
  });

  it.each([
    ['an unclosed tag', '<a href="x'],
    ['an unclosed comment', '<!--'],
    ['an unclosed script', '<script>'],
    ['quotes', '<a b="'],
    ['spaces', `<a ${' '.repeat(1000)}`],
    ['signs', '< <'],
  ])(
    'is read to its end on a page of %s, where a search that starts anew at each would take hours',
    (_, piece) => {
      expect(readMarkup(piece.repeat(2_000_000 / piece.length)).names.size).toBeLessThan(3);
    },
  );
});
