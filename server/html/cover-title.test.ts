import { describe, expect, it } from 'vitest';
import { COVERED_TITLE_SCRIPT } from '../../lib/spoilers/covered-title-script.ts';
import { coverTitle } from './cover-title.ts';

const page = (body: string, head = '<script>first()</script><title>Ratana wins</title><meta name="x"/>') =>
  `<html><head>${head}</head><body>${body}</body></html>`;
const SCRIPT = `<script>${COVERED_TITLE_SCRIPT}</script>`;
const ARTICLE = '<article data-tells="20477 a4" data-covered-title="News">Ratana wins</article>';

describe('the script that covers a title', () => {
  it('comes before the title, and after the one that covers the page', () => {
    expect(coverTitle(page(ARTICLE))).toBe(
      page(ARTICLE, `<script>first()</script>${SCRIPT}<title>Ratana wins</title><meta name="x"/>`),
    );
  });

  it('comes last in a head without a title; a picture’s title isn’t the page’s', () => {
    const picture = `<svg><title>Flag</title></svg>${ARTICLE}`;
    expect(coverTitle(page(picture, '<meta/>'))).toBe(page(picture, `<meta/>${SCRIPT}`));
  });

  it('is in no other page', () => {
    for (const html of [
      page('<article data-tells="20477 a4">Ratana wins</article>'),
      page('<p>data-covered-title</p><script>x="\\"data-covered-title\\":\\"News\\""</script>'),
      ARTICLE,
    ])
      expect(coverTitle(html)).toBe(html);
  });
});
