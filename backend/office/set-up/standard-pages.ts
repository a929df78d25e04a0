import { ALL_BLOCKS } from '../../../lib/contract/blocks/index.ts';
import { DETAIL_PAGES, START_PAGE } from '../../../lib/contract/paths.ts';
import { slugOfTemplate } from '../../cms/blocks/define-block.ts';
import { paragraphs } from '../../cms/blocks/sample-content.ts';
import type { Page } from '../../payload-types.ts';

type Block = NonNullable<Page['blocks']>[number];

/** A page of a new site. */
export type StandardPage = { readonly url: string; readonly name: string; readonly blocks: Block[] };

/** The start of every paragraph that the office must replace: visitors see that it's a placeholder, and the CMS's home finds it. */
export const SAMPLE_MARK = 'Sample text:';

const sample = (text: string): string => `${SAMPLE_MARK} ${text}`;

const SLUGS: ReadonlySet<string> = new Set(ALL_BLOCKS.map(({ template }) => slugOfTemplate(template)));

/** Payload checks the settings when the page is created. */
const isBlock = (value: { blockType: string }): value is Block => SLUGS.has(value.blockType);

function block(template: string, settings: object = {}, display: object = {}): Block {
  const made = { blockType: slugOfTemplate(template), ...settings, display };
  if (!isBlock(made)) throw new Error(`The CMS has no block ${template}`);
  return made;
}

const SPACED = { padding_top: '8', padding_bottom: '8' };
const ABOVE = { padding_top: '8' };
const BELOW = { padding_bottom: '12' };

const page = (url: string, name: string, ...blocks: Block[]): StandardPage => ({ url, name, blocks });

const homePage = (name: string, calendar: number): StandardPage =>
  page(
    START_PAGE,
    'Home',
    block(
      'core/hero_quote',
      {
        heading: name,
        overlay_colour: 'brand',
        text_align: 'left',
        text_justify: 'end',
        button_text: 'See the calendar',
        button_link_record: { relationTo: 'pages', value: calendar },
      },
      { full_width: true },
    ),
    block('site/next_round_banner', { show_countdown: true }, { full_width: true }),
    block('site/recent_article_hero', { count: 5 }, SPACED),
    block(
      'site/heading_with_content',
      {
        heading: 'About the championship',
        html: paragraphs(
          sample(
            'say what races here, since when, and why people should come. Two or three short paragraphs get read.',
          ),
        ),
      },
      SPACED,
    ),
    block('site/category_swiper', {}, SPACED),
  );

const contactPage = (form: number): StandardPage =>
  page(
    'contact-us',
    'Contact us',
    block('site/headings', { heading: 'Contact us' }, ABOVE),
    block('core/html', {
      html: paragraphs(sample('say who answers and how soon, with a postal address and a phone number.')),
    }),
    block('core/form', { heading: 'Write to us', form }, SPACED),
  );

const textPage = (url: string, name: string, ...texts: readonly string[]): StandardPage =>
  page(
    url,
    name,
    block('site/headings', { heading: name }, ABOVE),
    block('core/html', { html: paragraphs(...texts) }, BELOW),
  );

/** The page that the menus call the calendar; the home page links to it, too. */
export const calendarPage: StandardPage = page(
  'rounds',
  'Calendar',
  block('site/headings', { heading: 'Calendar' }, ABOVE),
  block('site/series_calendar', {}, BELOW),
);

const SHOP_PAGES: readonly StandardPage[] = [
  page(
    DETAIL_PAGES.productGroup,
    'Shop',
    block('site/headings', { heading: 'Tickets and shop' }, ABOVE),
    block('site/shop', {}, BELOW),
  ),
  page(DETAIL_PAGES.product, 'Product', block('site/sell_product', { show_related: true }, SPACED)),
];

/** The addresses of pages with sample text. */
export const SAMPLE_PAGES: readonly string[] = [START_PAGE, 'contact-us', 'privacy', 'terms'];

type Given = {
  /** The championship's name. */
  readonly name: string;
  /** Ids of the calendar's page and of the contact form. */
  readonly calendar: number;
  readonly form: number;
  /** Whether there is a shop. */
  readonly sells: boolean;
};

/** The pages of a new site except its calendar: those that menus link to, and those that show an article, a round or another record. */
export const standardPages = ({ name, calendar, form, sells }: Given): readonly StandardPage[] => [
  homePage(name, calendar),
  page(
    DETAIL_PAGES.articleGroup,
    'News',
    block('site/headings', { heading: 'News' }, ABOVE),
    block('site/article_list', {}, BELOW),
  ),
  page(DETAIL_PAGES.article, 'Article', block('site/article_view', { show_related: true })),
  page(DETAIL_PAGES.round, 'Round', block('site/round_details', { show_results: true })),
  page(DETAIL_PAGES.roundResults, 'Results', block('site/results_list', { heading: 'Results' }, SPACED)),
  page(DETAIL_PAGES.session, 'Session', block('site/session_results', { show_class_filter: true })),
  page(
    'categories',
    'Classes',
    block('site/headings', { heading: 'Classes' }, ABOVE),
    block('site/category_list', {}, BELOW),
  ),
  page(DETAIL_PAGES.category, 'Class', block('site/category_view', { show_drivers: true })),
  page(DETAIL_PAGES.driver, 'Drivers', block('site/driver_list', { heading: 'Drivers' }, SPACED)),
  contactPage(form),
  textPage(
    'privacy',
    'Privacy',
    sample('replace this page with your own privacy statement, and have it checked.'),
    'Say who you are and how to reach you; what you collect, such as names and email addresses with accounts, orders and forms; what for; how long you keep it; and who else sees it, such as the company that takes card payments.',
    'Under New Zealand’s Privacy Act 2020, people can ask what you hold about them and have it corrected. On this site, anyone with an account can download what it holds, and delete it, on their profile.',
  ),
  textPage(
    'terms',
    'Terms',
    sample(
      'replace this page with the terms for using this site and for what you sell, and have it checked.',
    ),
    'Say who sells, how people pay, and what happens to their money when a round is postponed or cancelled.',
    'Under New Zealand’s Consumer Guarantees Act 1993 and Fair Trading Act 1986, customers have rights that terms can’t take away.',
  ),
  ...(sells ? SHOP_PAGES : []),
];
