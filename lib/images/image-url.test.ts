import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_PATH } from '@/lib/contract/image-format';
import { imageSrcSet, scaledUrl } from './image-url';

const HASH = '0123456789abcdef0123456789abcdef';
const OURS = `/assets/i/${HASH}/16x9/1920.jpg`;

describe('scaledUrl', () => {
  it('changes aspect, width and format of our own images (spec 3.8, 9.20)', () => {
    expect(scaledUrl(OURS, { aspect: '1x1', width: 310, extension: 'avif' })).toBe(
      `/assets/i/${HASH}/1x1/325.avif`,
    );
  });

  it('keeps what is not specified', () => {
    expect(scaledUrl(OURS, {})).toBe(`/assets/i/${HASH}/16x9/1920.jpg`);
  });

  it('leaves SVGs and external images as they are (spec 4.30)', () => {
    const svg = `/assets/i/${HASH}/original/400.svg`;
    expect(scaledUrl(svg, { width: 100, extension: 'webp' })).toBe(svg);
    expect(scaledUrl('https://cdn.example.org/a.jpg', { width: 100 })).toBe('https://cdn.example.org/a.jpg');
  });

  it.each([
    ['/assets/1920x1080:start.jpg', '/assets/400x225:start.jpg'],
    ['https://cdn.example.org/p/1920x1080:start.jpg', 'https://cdn.example.org/p/400x225:start.jpg'],
    ['/assets/800x600:Grid%20walk.webp', '/assets/400x300:Grid%20walk.webp'],
  ])('scales %s by its box, the file as it is', (url, expected) => {
    expect(scaledUrl(url, { width: 390, extension: 'avif' })).toBe(expected);
  });

  it('gives a scaled picture the box of another aspect, in steps and no larger than is served', () => {
    const url = '/assets/1920x1080:start.jpg';
    expect(scaledUrl(url, { aspect: '1x1', width: 310 })).toBe('/assets/325x325:start.jpg');
    expect(scaledUrl(url, { aspect: '16x9', width: 600 })).toBe('/assets/600x350:start.jpg');
    expect(scaledUrl(url, { aspect: 'original', width: 800 })).toBe('/assets/800x450:start.jpg');
    expect(scaledUrl(url, { aspect: '9x16', width: 2000 })).toBe('/assets/1125x2000:start.jpg');
  });

  it.each(['/assets/200x100:logo.svg', '/assets/0x100:a.jpg', '/assets/wide:a.jpg', '/10x10:x/a.jpg'])(
    'leaves %s as it is',
    (url) => expect(scaledUrl(url, { width: 400 })).toBe(url),
  );

  it('only makes addresses that the content server answers (spec 3.8, 9.20)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 9000 }), (width) => {
        const made = scaledUrl(OURS, { width });
        expect(made).toMatch(IMAGE_PATH);
        const step = Number(IMAGE_PATH.exec(made)?.[3]);
        expect(step % 25).toBe(0);
        expect(step).toBeGreaterThanOrEqual(25);
        expect(step).toBeLessThanOrEqual(2000);
      }),
    );
  });
});

describe('imageSrcSet', () => {
  it('offers increasing widths up to the largest displayed (spec 4.30)', () => {
    expect(imageSrcSet(OURS, 610, { extension: 'webp' })).toBe(
      [200, 400, 600, 625].map((width) => `/assets/i/${HASH}/16x9/${width}.webp ${width}w`).join(', '),
    );
  });

  it("accepts the caller's widths, rounded to steps and without duplicates", () => {
    expect(imageSrcSet(OURS, 300, {}, [90, 100, 300])).toBe(
      [100, 300].map((width) => `/assets/i/${HASH}/16x9/${width}.jpg ${width}w`).join(', '),
    );
  });

  it('offers the boxes of a scaled picture', () => {
    expect(imageSrcSet('/assets/1920x1080:start.jpg', 410, {}, [200, 400])).toBe(
      '/assets/200x125:start.jpg 200w, /assets/400x225:start.jpg 400w, /assets/425x250:start.jpg 425w',
    );
  });

  it('is empty for an image that cannot be scaled', () => {
    expect(imageSrcSet('https://cdn.example.org/a.jpg', 800)).toBe('');
    expect(imageSrcSet(`/assets/i/${HASH}/original/400.svg`, 800)).toBe('');
  });
});
