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

  it('is empty for an image that cannot be scaled', () => {
    expect(imageSrcSet('https://cdn.example.org/a.jpg', 800)).toBe('');
    expect(imageSrcSet(`/assets/i/${HASH}/original/400.svg`, 800)).toBe('');
  });
});
