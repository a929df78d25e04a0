import { markdownToHtml, readMarkdown, sectionsOf } from './markdown.ts';
import type { DemoFaq } from './records/site.ts';
import { slugify } from './words.ts';

/** Questions and answers, by group. */
export const FAQS: readonly DemoFaq[] = sectionsOf(readMarkdown('faqs.md'), 1).flatMap(
  ({ heading: group, text }) =>
    sectionsOf(text, 2).map(({ heading: name, text: answer }) => ({
      slug: slugify(name),
      name,
      content: markdownToHtml(answer),
      group,
    })),
);

/** Questions shown under every round. */
export const ROUND_FAQS = FAQS.filter(({ group }) => group === 'spectators' || group === 'tickets')
  .slice(0, 8)
  .map(({ slug }) => slug);
