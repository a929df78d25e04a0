import { describe, expect, it } from 'vitest';
import { takeFontsEarly } from './early-fonts.ts';

describe('the fonts of a page', () => {
  it('are asked for before any text, once', () => {
    const early = takeFontsEarly(
      '<html><head></head><body class="x"><p>text <b>&lt;body></b></p></body></html>',
    );
    expect(early).toMatch(/<body class="x"><script>[^<]*"Display Macrons"[^<]*<\/script><p>text/);
    expect(early.split('<script>')).toHaveLength(2);
  });

  it('are no matter of an answer that is no document', () => {
    expect(takeFontsEarly('<p>text</p>')).toBe('<p>text</p>');
  });
});
