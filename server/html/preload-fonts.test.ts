import { describe, expect, it } from 'vitest';
import { preloadFonts } from './preload-fonts.ts';

describe('the fonts of a page', () => {
  it('are requested before any text, once', () => {
    const early = preloadFonts(
      '<html><head></head><body class="x"><p>text <b>&lt;body></b></p></body></html>',
    );
    expect(early).toMatch(/<body class="x"><script>[^<]*"Display Macrons"[^<]*<\/script><p>text/);
    expect(early.split('<script>')).toHaveLength(2);
  });

  it('are ignored in a response that is not a document', () => {
    expect(preloadFonts('<p>text</p>')).toBe('<p>text</p>');
  });
});
