import type { ArtworkSpec, ColourSet, NewsTheme } from './art/artwork.ts';
import { HERO_COUNT, galleryArt as galleryOf, newsArt as newsOf } from './art/catalogue.ts';

/** A picture that a record wants. Equal pictures have equal keys and are drawn once. */
export type ArtRequest = ArtworkSpec;
export type { ColourSet, NewsTheme, ProductKind, SponsorStyle } from './art/artwork.ts';
export { NEWS_THEMES } from './art/artwork.ts';
export type { BodyStyle } from './art/cars/fleet.ts';

/** Colours of a car or mark: base, accent, second. */
export const paint = (base: string, accent: string, second: string): ColourSet => [base, accent, second];

/** Pictures of each scene that are drawn for the news; each takes a while. */
export const NEWS_VARIANTS = 3;

/** One of the hero scenes; numbers above the last start again. */
export function heroArt(number: number): ArtRequest {
  const scene = ((number - 1) % HERO_COUNT) + 1;
  return { kind: 'hero', key: `hero-${scene}`, scene };
}

/** A news picture of a scene; every third is the same again. */
export const newsArt = (theme: NewsTheme, seed: number): ArtRequest =>
  newsOf({ theme, seed: (seed % NEWS_VARIANTS) + 1 });

/** A gallery picture of a scene; every seed is another crop. */
export const galleryArt = (theme: NewsTheme, seed: number): ArtRequest => galleryOf({ theme, seed });
