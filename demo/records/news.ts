import type { Picture } from '../pictures.ts';

/** An embed between the paragraphs of an article, with its records by name. */
export type DemoEmbed =
  | { kind: 'pictures'; pictures: readonly Picture[] }
  | { kind: 'video'; video: string; caption: string }
  | { kind: 'gallery'; gallery: string }
  | { kind: 'result'; session: string; places: 3 | 5 | 10 }
  | { kind: 'standings'; championship: string; places: 3 | 5 }
  | { kind: 'quotation'; text: string; source: string };

export interface DemoArticle {
  url: string;
  name: string;
  blurb: string;
  /** HTML; each `EMBED` in it stands for the next of `embeds`. */
  content: string;
  embeds: readonly DemoEmbed[];
  display_start_time: string;
  group: string;
  author: string;
  image: Picture;
  /** URL name of the round it is about; null for none. */
  round: string | null;
}

export interface DemoPost {
  published_at: string;
  content: string;
  link: string;
  link_text: string;
  image: Picture | null;
  /** Number of one of the bundled clips. */
  clip: 1 | 2 | 3 | 4 | null;
  tags: string[];
  /** URL name of the round that it was written at; null for none. */
  round: string | null;
  isPinned: boolean;
  /** Key of the session whose result it shows; null for none. */
  session: string | null;
  /** URL name of the championship whose standings it shows; null for none. */
  championship: string | null;
}

export interface DemoPodcast {
  title: string;
  description: string;
  cover_art: Picture;
  amazon_url: string;
  itunes_url: string;
  spotify_url: string;
  deezer_url: string;
  tune_in_url: string;
  iheart_url: string;
  samsung_cast_url: string;
  episodes: DemoEpisode[];
}

export interface DemoEpisode {
  season: number;
  episode: number;
  name: string;
  url: string;
  description: string;
  cover_art: Picture;
  /** Length of the audio in seconds. */
  length: number;
  display_start_time: string;
}
