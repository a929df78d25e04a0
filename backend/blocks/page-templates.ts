import { blockPicture } from '../block-pictures/block-pictures.ts';
import type { PageTemplate } from '../components/page-templates.client.tsx';
import { slugOfTemplate } from './define-block.ts';

const template = (name: string, description: string, ...blocks: readonly string[]): PageTemplate => ({
  name,
  description,
  blocks: blocks.map((block) => ({
    slug: slugOfTemplate(block),
    picture: blockPicture(block, name)?.url ?? '',
  })),
});

/** Arrangements of blocks to begin a page with; each block comes with its own defaults. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  template(
    'Landing page',
    'For an event or a campaign: large picture, story, invitation.',
    'core/hero_quote',
    'site/headings',
    'core/image_with_content',
    'core/call_to_action',
  ),
  template('Text page', 'A heading and a text, for rules or an about page.', 'site/headings', 'core/html'),
  template('News list', 'News, latest first, page by page.', 'site/headings', 'site/article_list'),
  template(
    'Round centre',
    'The next round, the calendar and all results.',
    'site/next_round_banner',
    'site/series_calendar',
    'site/all_results',
  ),
  template(
    'Questions and contact',
    'Answers, a form and the way to you.',
    'site/headings',
    'core/faq',
    'core/form',
    'core/google_map',
  ),
];
