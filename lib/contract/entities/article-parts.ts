import { z } from 'zod';
import { html, id, text } from '../wire.ts';
import { imageSchema } from './image.ts';

/** How many places of a result an article shows. */
export const RESULT_PLACES = [3, 5, 10] as const;
/** In the editor's choice of places: the whole sheet. */
export const ALL_PLACES = 'all';
/** How many places of a championship an article shows: lists of championships have the first five. */
export const STANDINGS_PLACES = [3, 5] as const;
const places = (choices: readonly number[]) =>
  z
    .number()
    .int()
    .min(1)
    .max(Math.max(...choices));

/** An embed between the paragraphs of an article. */
export const embedSchema = z.discriminatedUnion('kind', [
  /** Pictures of the library, in the editor's order. */
  z.object({ kind: z.literal('pictures'), images: z.array(imageSchema) }),
  z.object({ kind: z.literal('video'), video: id(), caption: text() }),
  z.object({ kind: z.literal('gallery'), gallery: id() }),
  /** The first places of a session; or its whole sheet, for readers that can show it. */
  z.object({
    kind: z.literal('result'),
    session: id(),
    places: places(RESULT_PLACES),
    is_whole: z.boolean().default(false),
  }),
  /** The first places of a championship, by its URL name. */
  z.object({
    kind: z.literal('standings'),
    championship: z.string().min(1),
    places: places(STANDINGS_PLACES),
  }),
]);
export type Embed = z.infer<typeof embedSchema>;
export type EmbedKind = Embed['kind'];

/**
 * A part of an article's text: HTML, or an embed as JSON. A text without embeds has no parts, only `content_rendered`. For clients that
 * don't know parts, `content_rendered` always has the whole text, with plain HTML in place of each embed.
 */
export const articlePartSchema = z.object({ html: html(), embed: text() });
export type ArticlePart = z.infer<typeof articlePartSchema>;
