import { CMS_BLOCKS } from './index.ts';
import { slugOfTemplate } from './define-block.ts';
import type { PageTemplate } from './page-templates.client.tsx';

const template = (name: string, description: string, ...blocks: readonly string[]): PageTemplate => ({
  name,
  description,
  blocks: blocks.map((block) => ({
    slug: slugOfTemplate(block),
    picture: CMS_BLOCKS.find((cmsBlock) => cmsBlock.template === block)?.picture ?? '',
  })),
});

/** Sets of blocks to start a page with; each block comes with its own defaults. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  template(
    'Landing page',
    'For an event or campaign: large picture, story and invitation.',
    'core/hero_quote',
    'site/headings',
    'core/image_with_content',
    'core/call_to_action',
  ),
  template('Text page', 'A heading and a text, for rules or an about page.', 'site/headings', 'core/html'),
  template('News list', 'News, newest first, in pages.', 'site/headings', 'site/article_list'),
  template(
    'Round centre',
    'The next round, the calendar and all results.',
    'site/next_round_banner',
    'site/series_calendar',
    'site/all_results',
  ),
  template(
    'Questions and contact',
    'Answers, a contact form and directions.',
    'site/headings',
    'core/faq',
    'core/form',
    'core/google_map',
  ),
];
