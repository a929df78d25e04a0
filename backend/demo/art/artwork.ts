import type { BodyStyle } from './cars/fleet.ts';
import type { Colour } from './kit/colour.ts';

/** Base, accent and detail colour. */
export type ColourSet = readonly [base: Colour, accent: Colour, second: Colour];

export const NEWS_THEMES = [
  'race-start',
  'podium',
  'qualifying',
  'paddock',
  'workshop',
  'trophy',
  'safety-car',
  'rain',
  'fans',
  'night',
  'test-day',
  'helmet',
  'wheel-change',
  'timing-screen',
  'transporter',
  'landscape',
] as const;
export type NewsTheme = (typeof NEWS_THEMES)[number];

export const SPONSOR_STYLES = [
  'peak',
  'wave',
  'koru',
  'gear',
  'bolt',
  'wing',
  'hex',
  'fern',
  'ring',
  'arrow',
  'shield',
  'stripes',
  'star',
  'drop',
  'grid',
  'anchor',
  'leaf',
  'spark',
  'block',
  'orbit',
  'track',
  'bird',
  'tower',
  'link',
] as const;
export type SponsorStyle = (typeof SPONSOR_STYLES)[number];

export const PRODUCT_KINDS = [
  'cap',
  'beanie',
  'tee',
  'polo',
  'hoodie',
  'jacket',
  'programme',
  'model-car',
  'poster',
  'mug',
  'bottle',
  'lanyard',
  'umbrella',
  'ear-defenders',
  'flag',
  'sticker-sheet',
  'tote',
  'key-ring',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Point of a track's centre line; a third entry 1 marks the apex of a counted corner. */
export type CircuitPoint = readonly [x: number, y: number, apex?: 1];

export type Tone = 'light' | 'dark';

interface Keyed {
  /** Stable name in kebab-case; also the file's name. */
  readonly key: string;
}

/** Everything the art kit can draw. `tone` is the ground that a mark will stand on. */
export type ArtworkSpec =
  | (Keyed & { readonly kind: 'hero'; readonly scene: number })
  | (Keyed & {
      readonly kind: 'category';
      readonly slug: string;
      readonly name: string;
      readonly bodyStyle: BodyStyle;
      readonly colours: ColourSet;
    })
  | (Keyed & {
      readonly kind: 'category-logo';
      readonly name: string;
      readonly colours: ColourSet;
      readonly tone: Tone;
    })
  | (Keyed & {
      readonly kind: 'sponsor-logo';
      readonly name: string;
      readonly style: SponsorStyle;
      readonly colours: readonly [Colour, Colour];
      readonly tone: Tone;
    })
  | (Keyed & {
      readonly kind: 'circuit-layout';
      readonly name: string;
      readonly points: readonly CircuitPoint[];
    })
  | (Keyed & { readonly kind: 'circuit-scene'; readonly slug: string; readonly name: string })
  | (Keyed & {
      readonly kind: 'portrait';
      readonly seed: string;
      readonly kit: ColourSet | undefined;
      readonly helmet: Colour | undefined;
    })
  | (Keyed & { readonly kind: 'person'; readonly seed: string })
  | (Keyed & { readonly kind: 'news'; readonly theme: NewsTheme; readonly seed: string })
  | (Keyed & { readonly kind: 'gallery'; readonly theme: NewsTheme; readonly seed: string })
  | (Keyed & { readonly kind: 'voucher'; readonly seed: number })
  | (Keyed & { readonly kind: 'product'; readonly product: ProductKind; readonly colours: ColourSet })
  | (Keyed & { readonly kind: 'cover' })
  | (Keyed & { readonly kind: 'video-slate'; readonly seed: number })
  | (Keyed & { readonly kind: 'favicon'; readonly tone: Tone })
  | (Keyed & { readonly kind: 'organisation-logo'; readonly tone: Tone; readonly form: 'full' | 'mark' });

/** A finished picture, ready for upload. */
export interface DrawnArtwork {
  readonly filename: string;
  readonly mimetype: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  readonly data: Buffer;
  readonly alt: string;
}
