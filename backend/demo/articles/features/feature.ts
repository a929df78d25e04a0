import type { NewsTheme } from '../../artwork.ts';
import type { Author } from '../article.ts';

/** A piece written by hand. `text` is in the notation of `prose`. */
export interface Feature {
  headline: string;
  blurb: string;
  theme: NewsTheme;
  author: Author;
  /** Days from the Friday of the next round; negative, since it has been published. */
  day: number;
  slug?: string;
  text: string;
}
