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

/** What a page of the site shows, without its looks: its address, pictures, texts, and tables as rows of cells. */
const pageSchema = z.object({
  path: z.string(),
  title: z.string(),
  pictures: z.array(z.string()),
  texts: z.array(z.string()),
  tables: z.array(z.array(z.array(z.string()))),
});

/** The content of the bare app: the latest articles, how many of them the site shows on two pages, and some of its other pages. */
export const floorContentSchema = z.object({
  home: z.number().int(),
  news: z.number().int(),
  articles: z.array(articleSchema),
  pages: z.array(pageSchema),
});
export type FloorArticle = z.infer<typeof articleSchema>;
export type FloorPage = z.infer<typeof pageSchema>;
export type FloorContent = z.infer<typeof floorContentSchema>;
