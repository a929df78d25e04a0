import { describe, expect, it } from 'vitest';
import { editorAddress, isPageAddress } from './link-target';

describe('isPageAddress', () => {
  it.each(['/', '/news', '/news/gt/2?a=b', '/round/round-1#tickets'])('takes %s for a page', (address) => {
    expect(isPageAddress(address)).toBe(true);
  });

  it.each([
    'https://example.org/',
    '//example.org',
    'mailto:a@b.nz',
    '/assets/f/1/map.pdf',
    '/x.pdf',
    '#top',
    '/feeds/news.xml',
  ])('takes %s for no page', (address) => {
    expect(isPageAddress(address)).toBe(false);
  });
});

describe('editorAddress', () => {
  it.each([
    ['news', '/news'],
    [' /news ', '/news'],
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:office@example.org', 'mailto:office@example.org'],
    ['#tickets', '#tickets'],
  ])('reads %s as %s', (written, address) => {
    expect(editorAddress(written)).toBe(address);
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '\\\\evil.test',
    'vbscript:x',
  ])('refuses %s', (written) => {
    expect(editorAddress(written)).toBeNull();
  });
});
