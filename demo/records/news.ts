import type { Picture } from '../pictures.ts';

export interface DemoArticle {
  url: string;
  name: string;
  blurb: string;
  content: string;
  display_start_time: string;
  group: string;
  author: string;
  image: Picture;
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
