import { z } from 'zod';
import { readPages } from '../markdown.ts';
import { addDays, instantAt } from '../nz-time.ts';
import { NEWS_THEMES } from '../pictures.ts';
import { isAuthor, type Draft } from './article.ts';
import type { Desk } from './desk.ts';

/** The groups whose articles are written by hand, each a folder of `features/`. */
const GROUPS = ['technical', 'history', 'community', 'news'] as const;

const factsSchema = z.object({
  headline: z.string(),
  blurb: z.string(),
  theme: z.enum(NEWS_THEMES),
  author: z.string().refine(isAuthor),
  /** Days from the Friday of the next round; negative, since it has been published. */
  day: z.int().negative(),
  time: z.iso.time({ precision: -1 }),
});

/** The hand-written articles. A file's name is the article's address. */
export function readFeatures({ season }: Desk): Draft[] {
  const next = season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  return GROUPS.flatMap((group) =>
    readPages(`articles/features/${group}`, factsSchema).map(({ name, html, day, time, ...facts }) => ({
      ...facts,
      group,
      slug: name,
      content: html,
      at: instantAt(addDays(next.firstDay, day), time),
    })),
  );
}
