import { z } from 'zod';
import { extension, flag, html, id, list, maybe, maybeInstant, maybeNumber, needed, text } from '../wire.ts';
import { articlePartSchema } from './article-parts.ts';
import { fileSchema, imageSchema } from './image.ts';

/** The group of an article, product and so on, as needed for a link to it. */
export const groupRefSchema = z.object({ id: id(), name: z.string(), url: needed(z.string()) });
export type GroupRef = z.infer<typeof groupRefSchema>;

/** An article in a list (spec point 3), without its text. */
export const articleSummarySchema = z.object({
  id: id(),
  name: z.string(),
  url: needed(z.string()),
  blurb: text(),
  display_start_time: maybeInstant(),
  created_at: maybeInstant(),
  group: extension('article-details', maybe(groupRefSchema)),
  image: maybe(imageSchema),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** An article with its text (spec point 3). */
export const articleSchema = articleSummarySchema.extend({
  updated_at: extension('article-details', maybeInstant()),
  author: extension('article-details', text()),
  content_rendered: html(),
  parts: extension('article-parts', list(articlePartSchema)),
  /** Shown in link previews instead of its picture. */
  share_image: extension('article-sharing', maybe(imageSchema)),
  /** Whether link previews show a card of its headline instead of a picture. */
  is_share_drawn: extension('article-sharing', flag()),
  /** URL name of the round that it is about; '' for none. */
  round_url: extension('round-stories', text()),
});
export type Article = z.infer<typeof articleSchema>;

/** A video (spec point 3). `length` is in seconds; one without a youtube_id is played from /v/{id}.mp4. */
export const videoSchema = z.object({
  id: id(),
  platform: z.string().default('youtube'),
  name: text(),
  slug: text(),
  length: maybeNumber(),
  slate: maybe(imageSchema),
  slate_image: maybe(imageSchema),
  file: maybe(fileSchema),
  youtube_id: text(),
});
export type Video = z.infer<typeof videoSchema>;

/** The round that a post belongs to. */
const postRoundSchema = z.object({ name: text(), url: needed(z.string()) });

/** A short post (spec point 3). */
export const microblogPostSchema = z.object({
  id: maybeNumber(),
  published_at: maybeInstant(),
  content: html(),
  link: text(),
  link_text: text(),
  image: maybe(imageSchema),
  video: maybe(z.object({ file: needed(z.string()), slate: maybe(imageSchema) })),
  showVideo: flag(),
  tags: list(z.string()),
  round: extension('live-blog', maybe(postRoundSchema)),
  /** Shown above the other posts, until `pinned_until` if that is set. */
  is_pinned: extension('live-blog', flag()),
  pinned_until: extension('live-blog', maybeInstant()),
  /** The session whose top places are shown below the text. */
  session: extension('live-blog', maybe(id())),
  /** URL name of the championship whose top places are shown there; '' for none. */
  championship: extension('live-blog', text()),
});
export type MicroblogPost = z.infer<typeof microblogPostSchema>;

/** A snippet (spec point 3). */
export const snippetSchema = z.object({
  id: id(),
  name: extension('snippet-names', text()),
  content_rendered: html(),
});
export type Snippet = z.infer<typeof snippetSchema>;

/** A podcast episode (spec point 3). `length` is in seconds, `media_size` in bytes. */
export const podcastEpisodeSchema = z.object({
  id: id(),
  season: maybeNumber(),
  episode: maybeNumber(),
  name: z.string(),
  url: needed(z.string()),
  description: html(),
  cover_art: maybe(imageSchema),
  media_url: z.string(),
  media_size: extension('podcast-sizes', maybeNumber()),
  length: maybeNumber(),
  display_start_time: maybeInstant(),
});
export type PodcastEpisode = z.infer<typeof podcastEpisodeSchema>;

/** A podcast channel (spec point 3). */
export const podcastChannelSchema = z.object({
  id: maybeNumber(),
  cover_art: maybe(imageSchema),
  title: z.string(),
  description: html(),
  amazon_url: text(),
  itunes_url: text(),
  spotify_url: text(),
  deezer_url: text(),
  tune_in_url: text(),
  iheart_url: text(),
  samsung_cast_url: text(),
  rss_url: text(),
  episodes: list(podcastEpisodeSchema),
});
export type PodcastChannel = z.infer<typeof podcastChannelSchema>;
