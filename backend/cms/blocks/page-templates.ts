import { CMS_BLOCKS } from './index.ts';
import { slugOfTemplate } from './define-block.ts';
import { firstOf, paragraphs, type PageTemplate, type SampleValue } from './sample-content.ts';

type Sample = Readonly<Record<string, SampleValue>>;
type SampleBlock = readonly [template: string, sample?: Sample];

/** The newest wide picture in the library: a template shows how the page looks with the site's own. */
const PICTURE = firstOf(
  'media',
  'where[mimeType][in]=image/jpeg,image/webp,image/png&where[width][greater_than]=1600&sort=-createdAt',
);
const FORM = firstOf('forms', 'sort=-createdAt');
const CALENDAR = firstOf('pages', 'where[url][equals]=rounds');

const template = (name: string, description: string, ...blocks: readonly SampleBlock[]): PageTemplate => ({
  name,
  description,
  blocks: blocks.map(([block, sample = {}]) => ({
    slug: slugOfTemplate(block),
    picture: CMS_BLOCKS.find((cmsBlock) => cmsBlock.template === block)?.picture ?? '',
    sample,
  })),
});

/** Sets of blocks to start a page with, each filled in as an example. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  template(
    'Landing page',
    'For an event or campaign: a large picture, a story and a call to action.',
    [
      'core/hero_quote',
      {
        heading: 'A weekend at full speed',
        subheading: 'Three days, eight classes, one circuit',
        background_image: PICTURE,
        overlay_colour: 'black',
        image_opacity: '50',
        button_text: 'See the calendar',
        button_link_record: CALENDAR,
      },
    ],
    [
      'site/headings',
      { heading: 'What to expect', subheading: 'Say in one sentence why people should come.' },
    ],
    [
      'core/image_with_content',
      {
        image: PICTURE,
        heading: 'Closer than anywhere else',
        html: paragraphs(
          'Describe what people will see and hear. Two or three short paragraphs get read; any more get skipped.',
          'Give the times, the gates and the price for children.',
        ),
      },
    ],
    [
      'core/call_to_action',
      {
        heading: 'See you at the track',
        subheading: 'Under-15s get in free with an adult.',
        button_text: 'See the calendar',
        button_link_record: CALENDAR,
      },
    ],
  ),
  template(
    'Text page',
    'A heading and text, for rules or an about page.',
    ['site/headings', { heading: 'Page title', subheading: 'What it’s about, in one line' }],
    [
      'core/html',
      {
        html: paragraphs(
          'Start with what matters most: many people only read the first paragraph.',
          'Use headings to break up long text, and lists for steps or items.',
        ),
      },
    ],
  ),
  template(
    'News list',
    'News, newest first, split into pages.',
    ['site/headings', { heading: 'News', subheading: 'From the paddock and the pit wall' }],
    ['site/article_list'],
  ),
  template(
    'Round centre',
    'The next round, the calendar and all results.',
    ['site/next_round_banner', { heading: 'Next round' }],
    ['site/series_calendar', { heading: 'Calendar' }],
    ['site/all_results', { heading: 'Results' }],
  ),
  template(
    'Questions and contact',
    'Answers, a contact form and directions.',
    ['site/headings', { heading: 'Questions and contact', subheading: 'We answer within two days.' }],
    ['core/faq', { heading: 'Common questions', pagecontent: paragraphs('You’ll find most answers here.') }],
    ['core/form', { heading: 'Write to us', form: FORM }],
    ['core/google_map', { location: 'Wellington, New Zealand' }],
  ),
];
