import { z } from 'zod';

const articleSchema = z.object({
  title: z.string(),
  blurb: z.string(),
  url: z.string(),
  date: z.string(),
  picture: z.string(),
  alt: z.string(),
  html: z.string(),
});

/** The content of the bare app: the latest articles, and how many of them the site shows on two pages. */
export const floorContentSchema = z.object({
  home: z.number().int(),
  news: z.number().int(),
  articles: z.array(articleSchema),
});
export type FloorArticle = z.infer<typeof articleSchema>;
export type FloorContent = z.infer<typeof floorContentSchema>;
