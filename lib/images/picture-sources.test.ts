import { describe, expect, it } from 'vitest';
import { imageSchema } from '@/lib/contract/entities/image';
import { openGraphImage } from './open-graph-image';
import { pictureSources } from './picture-sources';

const base = '/assets/i/0123456789abcdef0123456789abcdef';
const photo = imageSchema.parse({
  url: `${base}/16x9/900.jpg`,
  webp_url: `${base}/16x9/900.webp`,
  avif_url: `${base}/16x9/900.avif`,
  placeholder: 'data:image/webp;base64,AAAA',
  extra_aspects: [{ aspect: '1x1', url: `${base}/1x1/900.jpg`, placeholder: 'data:image/webp;base64,BBBB' }],
  width: 900,
  height: 506,
  alt: 'Start of the race',
});

describe('pictureSources', () => {
  it('offers avif, then webp, then the original (spec 4.30, 9.19)', () => {
    const { sources, src } = pictureSources(photo, { maxWidth: 400 });
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcSet).toContain(`${base}/16x9/400.avif 400w`);
    expect(sources[1]?.srcSet).toBe(`${base}/16x9/400.webp`);
    expect(src).toBe(`${base}/16x9/400.jpg`);
  });

  it('crops to another aspect, with its height and its own placeholder', () => {
    const { src, width, height, placeholder } = pictureSources(photo, { aspect: '1x1' });
    expect(src).toBe(`${base}/1x1/800.jpg`);
    expect(width).toBe(height);
    expect(placeholder).toBe('data:image/webp;base64,BBBB');
  });

  it('scales a picture of the form width x height, colon, name in each of its own formats (spec 3.7)', () => {
    const scaled = imageSchema.parse({
      url: '/assets/1920x1080:start.jpg',
      webp_url: '/assets/1920x1080:start.webp',
    });
    const found = pictureSources(scaled, { aspect: '1x1', maxWidth: 400 });
    expect(found).toMatchObject({ src: '/assets/400x400:start.jpg', srcSet: '' });
    expect(found.sources).toEqual([
      {
        type: 'image/webp',
        srcSet: '/assets/200x200:start.webp 200w, /assets/400x400:start.webp 400w',
        isSized: true,
      },
    ]);
    expect(found.width).toBe(found.height);
  });

  it('reserves the space that the address names if the server says no size', () => {
    const sizeOf = (url: string) => {
      const { width, height } = pictureSources(imageSchema.parse({ url }));
      return [width, height];
    };
    expect(sizeOf('/assets/1920x1080:start.jpg')).toEqual([1920, 1080]);
    expect(sizeOf(`${base}/4x3/800.jpg`)).toEqual([800, 600]);
    expect(sizeOf(`${base}/original/800.jpg`)).toEqual([1, 1]);
    expect(sizeOf('https://cdn.example.org/a.png')).toEqual([1, 1]);
  });

  it('uses an external image as it is', () => {
    const foreign = imageSchema.parse({ url: 'https://cdn.example.org/a.png', width: 40, height: 30 });
    expect(pictureSources(foreign, { aspect: '16x9' })).toMatchObject({
      sources: [],
      src: 'https://cdn.example.org/a.png',
      srcSet: '',
      width: 40,
      height: 30,
    });
  });
});

describe('openGraphImage', () => {
  it('is a large JPEG with its absolute address', () => {
    expect(openGraphImage(photo, 'https://race.example')).toEqual({
      url: `https://race.example${base}/16x9/1200.jpg`,
      width: 1200,
      height: 675,
      alt: 'Start of the race',
    });
  });

  it('is the box of a picture in the scaled form, whose file may have another size', () => {
    const scaled = imageSchema.parse({ url: '/assets/300x300:start.png', alt: 'Start' });
    expect(openGraphImage(scaled, 'https://race.example')).toEqual({
      url: 'https://race.example/assets/1200x675:start.png',
      alt: 'Start',
    });
  });

  it('is null without an image, or for an SVG', () => {
    expect(openGraphImage(null, 'https://race.example')).toBeNull();
    const svg = imageSchema.parse({ url: `${base}/original/400.svg` });
    expect(openGraphImage(svg, 'https://race.example')).toBeNull();
  });
});
