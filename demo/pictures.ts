/** A demo picture, by its file name in files/pictures without the extension. */
export interface Picture {
  readonly kind: 'picture';
  readonly key: string;
}

/** Scenes with news and gallery pictures. */
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

const HERO_COUNT = 12;
/** Number of news pictures per scene. */
export const NEWS_VARIANTS = 3;

export const picture = (key: string): Picture => ({ kind: 'picture', key });

/** One of the wide hero pictures; numbers above the last start again. */
export const heroPicture = (number: number): Picture => picture(`hero-${((number - 1) % HERO_COUNT) + 1}`);

/** A news picture of a scene; numbers repeat after the third. */
export const newsPicture = (theme: NewsTheme, seed: number): Picture =>
  picture(`news-${theme}-${(seed % NEWS_VARIANTS) + 1}`);

/** A gallery picture of a scene. */
export const galleryPicture = (theme: NewsTheme, seed: number): Picture =>
  picture(`gallery-${theme}-${seed}`);
