import { describe, expect, it } from 'vitest';
import { editorAddress, linkAddress } from '@/lib/contract/link-address';
import { BAD_LINKS } from '@/lib/contract/bad-links';

describe('a link', () => {
  it.each([
    'https://example.org',
    'HTTP://example.org/a?b=c#d',
    'https://ja.wikipedia.org/wiki/レース',
    'http://[::1]:3000/x',
    'mailto:office@example.org?subject=Entry%20form',
    'tel:+64211234567',
    '/',
    '/news?page=2#top',
    '/search?q=https://example.org//x',
    '#tickets',
  ])('may lead to %s', (address) => {
    expect(linkAddress(` ${address} `)).toBe(address);
    expect(editorAddress(address)).toBe(address);
  });

  it.each(BAD_LINKS)('may not lead to %j', (address) => {
    expect(linkAddress(address)).toBeNull();
    expect(editorAddress(address)).toBeNull();
  });

  it('may name a page of this site without its slash if allowed', () => {
    expect(editorAddress(' news ')).toBe('/news');
    expect(editorAddress('news/gt?page=2')).toBe('/news/gt?page=2');
    expect(linkAddress('news')).toBeNull();
  });
});
