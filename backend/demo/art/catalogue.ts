import {
  NEWS_THEMES,
  type ArtworkSpec,
  type CircuitPoint,
  type ColourSet,
  type NewsTheme,
  type ProductKind,
  type SponsorStyle,
  type Tone,
} from './artwork.ts';
import type { BodyStyle } from './cars/fleet.ts';
import { circuits } from './circuits.ts';
import type { Colour } from './kit/colour.ts';

export const HERO_COUNT = 12;
export const NEWS_VARIANTS = 4;
export const PORTRAIT_COUNT = 128;
export const PERSON_COUNT = 16;
export const VOUCHER_COUNT = 4;
export const SLATE_COUNT = 4;

/** Picture of a category's car, 1920×1080, key `category-<slug>`. */
export const categoryArtwork = (of: {
  slug: string;
  name: string;
  bodyStyle: BodyStyle;
  colours: ColourSet;
}): ArtworkSpec => ({
  kind: 'category',
  key: `category-${of.slug}`,
  ...of,
});

/** Typographic mark of a category as SVG, key `category-logo-<slug>`, `-dark` added for dark grounds. */
export const categoryLogo = (of: {
  slug: string;
  name: string;
  colours: ColourSet;
  tone?: Tone;
}): ArtworkSpec => ({
  kind: 'category-logo',
  key: `category-logo-${of.slug}${of.tone === 'dark' ? '-dark' : ''}`,
  name: of.name,
  colours: of.colours,
  tone: of.tone ?? 'light',
});

/** Sponsor's mark as SVG, key `sponsor-<slug>`, `-dark` added for dark grounds. */
export const sponsorLogo = (of: {
  slug: string;
  name: string;
  style: SponsorStyle;
  colours: readonly [Colour, Colour];
  tone?: Tone;
}): ArtworkSpec => ({
  kind: 'sponsor-logo',
  key: `sponsor-${of.slug}${of.tone === 'dark' ? '-dark' : ''}`,
  name: of.name,
  style: of.style,
  colours: of.colours,
  tone: of.tone ?? 'light',
});

/** Track map as SVG, key `circuit-<slug>`; points run from the start line in racing direction, in any unit, y downwards. */
export const circuitLayout = (of: {
  slug: string;
  name?: string;
  points: readonly CircuitPoint[];
}): ArtworkSpec => ({
  kind: 'circuit-layout',
  key: `circuit-${of.slug}`,
  name: of.name ?? of.slug,
  points: of.points,
});

/** View over a circuit and its country, 1920×1080, key `venue-<slug>`. */
export const circuitScene = (of: { slug: string; name: string }): ArtworkSpec => ({
  kind: 'circuit-scene',
  key: `venue-${of.slug}`,
  ...of,
});

/** Driver in race suit and helmet, 900×1200, key `portrait-<seed>`. */
export const portrait = (of: { seed: number | string; kit?: ColourSet; helmet?: Colour }): ArtworkSpec => ({
  kind: 'portrait',
  key: `portrait-${of.seed}`,
  seed: String(of.seed),
  kit: of.kit,
  helmet: of.helmet,
});

/** Staff member, 900×675, key `person-<seed>`. */
export const personPortrait = (of: { seed: number | string }): ArtworkSpec => ({
  kind: 'person',
  key: `person-${of.seed}`,
  seed: String(of.seed),
});

/** Editorial picture, 1920×1080, key `news-<theme>-<seed>`. */
export const newsArt = (of: { seed: number | string; theme: NewsTheme }): ArtworkSpec => ({
  kind: 'news',
  key: `news-${of.theme}-${of.seed}`,
  theme: of.theme,
  seed: String(of.seed),
});

/** Gallery picture, 1600×1067, key `gallery-<theme>-<seed>`. */
export const galleryArt = (of: { seed: number | string; theme: NewsTheme }): ArtworkSpec => ({
  kind: 'gallery',
  key: `gallery-${of.theme}-${of.seed}`,
  theme: of.theme,
  seed: String(of.seed),
});

/** Gift voucher theme 1–4, 1600×900, key `voucher-<seed>`. */
export const voucherArt = (of: { seed: number }): ArtworkSpec => ({
  kind: 'voucher',
  key: `voucher-${of.seed}`,
  seed: of.seed,
});

/** Product on a clean ground, 1200×1200, key `product-<slug>`. */
export const productArt = (of: { slug: string; kind: ProductKind; colours: ColourSet }): ArtworkSpec => ({
  kind: 'product',
  key: `product-${of.slug}`,
  product: of.kind,
  colours: of.colours,
});

/** Podcast cover, 1500×1500, key `podcast-cover`. */
export const coverArt = (): ArtworkSpec => ({ kind: 'cover', key: 'podcast-cover' });

/** Still that stands in for a video before it plays, 1280×720, key `slate-<seed>`; 1–4 match the four clips. */
export const videoSlate = (of: { seed: number }): ArtworkSpec => ({
  kind: 'video-slate',
  key: `slate-${of.seed}`,
  seed: of.seed,
});

/** Site icon as SVG, keys `favicon` and `favicon-dark`. */
export const favicon = (of: { dark?: boolean } = {}): ArtworkSpec => ({
  kind: 'favicon',
  key: of.dark === true ? 'favicon-dark' : 'favicon',
  tone: of.dark === true ? 'dark' : 'light',
});

/** Organisation's logo as SVG: `full` with words or the `mark` alone; keys `logo`, `logo-dark`, `logo-mark`, `logo-mark-dark`. */
export const organisationLogo = (of: { dark?: boolean; form?: 'full' | 'mark' } = {}): ArtworkSpec => ({
  kind: 'organisation-logo',
  key: `logo${of.form === 'mark' ? '-mark' : ''}${of.dark === true ? '-dark' : ''}`,
  tone: of.dark === true ? 'dark' : 'light',
  form: of.form ?? 'full',
});

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Every artwork that needs no parameters from the season's data; categories, sponsors and products come from their functions. */
export function listArtworks(): ArtworkSpec[] {
  return [
    ...range(HERO_COUNT).map((scene): ArtworkSpec => ({ kind: 'hero', key: `hero-${scene}`, scene })),
    ...NEWS_THEMES.flatMap((theme) => range(NEWS_VARIANTS).map((seed) => newsArt({ seed, theme }))),
    ...range(PORTRAIT_COUNT).map((seed) => portrait({ seed })),
    ...range(PERSON_COUNT).map((seed) => personPortrait({ seed })),
    ...circuits.flatMap((circuit) => [circuitLayout(circuit), circuitScene(circuit)]),
    ...range(VOUCHER_COUNT).map((seed) => voucherArt({ seed })),
    ...range(SLATE_COUNT).map((seed) => videoSlate({ seed })),
    coverArt(),
    favicon(),
    favicon({ dark: true }),
    organisationLogo(),
    organisationLogo({ dark: true }),
    organisationLogo({ form: 'mark' }),
    organisationLogo({ form: 'mark', dark: true }),
  ];
}
