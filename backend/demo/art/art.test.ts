import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  categoryArtwork,
  circuits,
  drawArtwork,
  galleryArt,
  listArtworks,
  NEWS_THEMES,
  newsArt,
  productArt,
  SPONSOR_STYLES,
  sponsorLogo,
  type ArtworkSpec,
} from './index.ts';

const RENDER_TIMEOUT_MS = 60_000;
const byKey = (key: string): ArtworkSpec => {
  const spec = listArtworks().find((entry) => entry.key === key);
  if (spec === undefined) throw new Error(`No artwork ${key}`);
  return spec;
};

describe('the list of artworks', () => {
  it('gives every artwork its own kebab-case key', () => {
    const keys = listArtworks().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
  });

  it('holds what the season needs: heroes, news of every theme and a portrait for each driver', () => {
    const count = (kind: ArtworkSpec['kind']): number =>
      listArtworks().filter((spec) => spec.kind === kind).length;
    expect(count('hero')).toBe(12);
    expect(count('news')).toBeGreaterThanOrEqual(NEWS_THEMES.length * 3);
    expect(count('portrait')).toBeGreaterThanOrEqual(120);
  });
});

describe('pictures', () => {
  const sizes: readonly (readonly [ArtworkSpec, number, number])[] = [
    [byKey('hero-7'), 2400, 1350],
    [byKey('portrait-1'), 900, 1200],
    [byKey('person-1'), 900, 675],
    [byKey('voucher-2'), 1600, 900],
    [byKey('podcast-cover'), 1500, 1500],
    [byKey('slate-3'), 1280, 720],
    [galleryArt({ seed: 7, theme: 'fans' }), 1600, 1067],
    [productArt({ slug: 'team-cap', kind: 'cap', colours: ['#10151c', '#e4002b', '#f5f4ef'] }), 1200, 1200],
    [
      categoryArtwork({
        slug: 'gt',
        name: 'GT',
        bodyStyle: 'gt',
        colours: ['#d3202a', '#f5f4ef', '#14213d'],
      }),
      1920,
      1080,
    ],
  ];

  it.each(sizes)(
    'draws $key in its full size',
    async (spec, width, height) => {
      const drawn = await drawArtwork(spec);
      const { format, width: drawnWidth, height: drawnHeight } = await sharp(drawn.data).metadata();
      expect({ format, drawnWidth, drawnHeight }).toEqual({
        format: 'jpeg',
        drawnWidth: width,
        drawnHeight: height,
      });
      expect(drawn.filename).toBe(`${spec.key}.jpg`);
      expect(drawn.alt.length).toBeGreaterThan(5);
    },
    RENDER_TIMEOUT_MS,
  );

  it(
    'draws the same bytes for the same key',
    async () => {
      const spec = newsArt({ seed: 2, theme: 'paddock' });
      const [first, second] = [await drawArtwork(spec), await drawArtwork(spec)];
      expect(first.data.equals(second.data)).toBe(true);
    },
    RENDER_TIMEOUT_MS,
  );

  it(
    'draws other pictures for other seeds',
    async () => {
      const [first, second] = [
        await drawArtwork(byKey('portrait-4')),
        await drawArtwork(byKey('portrait-5')),
      ];
      expect(first.data.equals(second.data)).toBe(false);
    },
    RENDER_TIMEOUT_MS,
  );

  it(
    'stays light enough for an upload',
    async () => {
      const drawn = await drawArtwork(newsArt({ seed: 1, theme: 'race-start' }));
      expect(drawn.data.length).toBeLessThan(400 * 1024);
    },
    RENDER_TIMEOUT_MS,
  );
});

describe('marks as SVG', () => {
  const marks: readonly ArtworkSpec[] = [
    ...SPONSOR_STYLES.flatMap((style) =>
      (['light', 'dark'] as const).map((tone) =>
        sponsorLogo({ slug: style, name: 'Kererū & Sons', style, colours: ['#0d6b4f', '#f4c430'], tone }),
      ),
    ),
    ...listArtworks().filter(
      ({ kind }) => kind === 'organisation-logo' || kind === 'favicon' || kind === 'circuit-layout',
    ),
  ];

  it.each(marks)('$key holds no script, style sheet or foreign reference', async (spec) => {
    const markup = (await drawArtwork(spec)).data.toString();
    expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(markup).not.toMatch(/<script|<style|<foreignObject|<image|<text|href=|on\w+=|NaN|undefined/i);
  });

  it.each(marks)('$key can be rasterised', async (spec) => {
    const { data, info } = await sharp((await drawArtwork(spec)).data)
      .resize(200)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(200);
    expect(data.some((value) => value > 0)).toBe(true);
  });
});

describe('circuits', () => {
  it.each(circuits)('$name marks as many corners as it says', ({ corners, points }) => {
    expect(points.filter(([, , apex]) => apex === 1)).toHaveLength(corners);
  });
});
