export type {
  ArtworkSpec,
  CircuitPoint,
  ColourSet,
  DrawnArtwork,
  NewsTheme,
  ProductKind,
  SponsorStyle,
  Tone,
} from './artwork.ts';
export { NEWS_THEMES, PRODUCT_KINDS, SPONSOR_STYLES } from './artwork.ts';
export { BODY_STYLES, type BodyStyle } from './cars/fleet.ts';
export * from './catalogue.ts';
export { circuits, type Circuit } from './circuits.ts';
export { drawArtwork } from './draw-artwork.ts';
