import { z } from 'zod';
import { addressedBlock, block, type BlockDefinition, BUTTON_COLOURS, setting } from '../block.ts';
import { ARTICLE_PAGE_SIZE, MICROBLOG_PAGE_SIZE, RECENT_ARTICLE_COUNT, SHOP_PAGE_SIZE } from '../limits.ts';

const listHeading = { heading: setting.text() };

export const headingsBlock = block(
  'site/headings',
  'Page title with subheading',
  z.object({ heading: setting.text(), subheading: setting.text(), centered: setting.flag() }),
);

export const headingWithContentBlock = block(
  'site/heading_with_content',
  'Heading with text below',
  z.object({
    heading: setting.text(),
    subheading: setting.text(),
    html: setting.html(),
    centered: setting.flag(),
  }),
);

export const microblogFeedBlock = addressedBlock(
  'site/microblog_feed',
  'Short posts',
  'part',
  z.object({ ...listHeading, page_size: setting.number(MICROBLOG_PAGE_SIZE, 1, 50), tag: setting.text() }),
);

export const articleListBlock = addressedBlock(
  'site/article_list',
  'News list',
  'part',
  z.object({
    ...listHeading,
    group: setting.group(),
    page_size: setting.number(ARTICLE_PAGE_SIZE, 1, 48),
    show_groups: setting.flag(true),
  }),
);

export const articleViewBlock = addressedBlock(
  'site/article_view',
  'Article (detail page)',
  'record',
  z.object({ show_related: setting.flag(true) }),
);

export const recentArticleHeroBlock = block(
  'site/recent_article_hero',
  'Latest news, large',
  z.object({ ...listHeading, count: setting.number(RECENT_ARTICLE_COUNT, 1, 10), group: setting.group() }),
);

export const seriesCalendarBlock = block(
  'site/series_calendar',
  'Calendar, as a list',
  z.object({ ...listHeading, series: setting.text() }),
);

export const calendarSwiperBlock = block(
  'site/calendar_swiper',
  'Calendar, as a carousel',
  z.object({ ...listHeading, series: setting.text() }),
);

export const nextRoundBannerBlock = block(
  'site/next_round_banner',
  'Next round with tickets',
  z.object({ ...listHeading, show_countdown: setting.flag(true) }),
);

export const sitePersonListBlock = block(
  'site/person_list',
  'Contacts with email and phone',
  z.object({ ...listHeading, group: setting.group() }),
);
export const roundDetailsBlock = addressedBlock(
  'site/round_details',
  'Round (detail page)',
  'record',
  z.object({ show_results: setting.flag(true) }),
);

export const driverListBlock = addressedBlock(
  'site/driver_list',
  'Drivers',
  'part',
  z.object({ ...listHeading, group: setting.group(), show_filter: setting.flag(true) }),
);

export const categorySwiperBlock = block(
  'site/category_swiper',
  'Categories, as a carousel',
  z.object({ ...listHeading, only_in_series: setting.flag() }),
);

export const categoryViewBlock = addressedBlock(
  'site/category_view',
  'Category (detail page)',
  'record',
  z.object({ show_drivers: setting.flag(true) }),
);

export const categoryListBlock = block(
  'site/category_list',
  'Categories, as cards',
  z.object({ ...listHeading, only_in_series: setting.flag() }),
);

export const sponsorListBlock = block(
  'site/sponsor_list',
  'Sponsors',
  z.object({ ...listHeading, group: setting.group(), show_information: setting.flag() }),
);

export const snippetGridBlock = block(
  'site/snippet_grid',
  'Snippets side by side',
  z.object({ ...listHeading, group: setting.group(), grid_width: setting.number(3, 1, 6) }),
);

export const siteButtonLinkBlock = block(
  'site/button_link',
  'Centred button',
  z.object({
    button_text: setting.text(),
    button_url: setting.text(),
    button_colour: setting.choice(BUTTON_COLOURS, 'brand'),
    open_in_new_tab: setting.flag(),
    centered: setting.flag(),
  }),
);

export const resultsListBlock = addressedBlock(
  'site/results_list',
  'Results of one round',
  'part',
  z.object({ ...listHeading }),
);
export const allResultsBlock = addressedBlock(
  'site/all_results',
  'Results of all rounds',
  'part',
  z.object({ ...listHeading, series: setting.text() }),
);
export const sessionResultsBlock = addressedBlock(
  'site/session_results',
  'Timing sheet (detail page)',
  'record-or-latest',
  z.object({ show_class_filter: setting.flag(true) }),
);
export const competitorListBlock = block(
  'site/competitor_list',
  'Information for competitors',
  z.object({ ...listHeading, series: setting.text() }),
);

export const shopBlock = addressedBlock(
  'site/shop',
  'Shop',
  'part',
  z.object({ ...listHeading, page_size: setting.number(SHOP_PAGE_SIZE, 1, 48), group: setting.group() }),
);

export const podcastChannelBlock = block(
  'site/podcast_channel',
  'Podcast with player',
  z.object({ ...listHeading }),
);
export const podcastEpisodeBlock = addressedBlock(
  'site/podcast_episode',
  'Podcast episode (detail page)',
  'record',
  z.object({ show_more_episodes: setting.flag(true) }),
);
export const sellProductBlock = addressedBlock(
  'site/sell_product',
  'Product (detail page)',
  'record',
  z.object({ show_related: setting.flag(true) }),
);

/** The site blocks of spec point 2, in the order of the block picker. */
export const SITE_BLOCKS: readonly BlockDefinition[] = [
  headingsBlock,
  headingWithContentBlock,
  microblogFeedBlock,
  articleListBlock,
  articleViewBlock,
  recentArticleHeroBlock,
  seriesCalendarBlock,
  calendarSwiperBlock,
  nextRoundBannerBlock,
  sitePersonListBlock,
  roundDetailsBlock,
  driverListBlock,
  categorySwiperBlock,
  categoryViewBlock,
  categoryListBlock,
  sponsorListBlock,
  snippetGridBlock,
  siteButtonLinkBlock,
  resultsListBlock,
  allResultsBlock,
  sessionResultsBlock,
  competitorListBlock,
  shopBlock,
  podcastChannelBlock,
  podcastEpisodeBlock,
  sellProductBlock,
];
