import { describe, expect, it } from 'vitest';
import { isPageAddress } from './link-target';

describe('isPageAddress', () => {
  it.each(['/', '/news', '/news/gt/2?a=b', '/round/round-1#tickets'])('treats %s as a page', (address) => {
    expect(isPageAddress(address)).toBe(true);
  });

  it.each([
    'https://example.org/',
    '//example.org',
    '/\\evil.test',
    'mailto:a@b.nz',
    '/assets/f/1/map.pdf',
    '/x.pdf',
    '#top',
    '/feeds/news.xml',
  ])('does not treat %s as a page', (address) => {
    expect(isPageAddress(address)).toBe(false);
  });
});
