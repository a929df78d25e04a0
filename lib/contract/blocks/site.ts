import { z } from 'zod';
import { block, BUTTON_COLOURS, setting } from '../block.ts';
import { ARTICLE_PAGE_SIZE, MICROBLOG_PAGE_SIZE, RECENT_ARTICLE_COUNT, SHOP_PAGE_SIZE } from '../limits.ts';

const listHeading = { heading: setting.text() };

export const headingsBlock = block(
  'site/headings',
  'Headings',
  z.object({ heading: setting.text(), subheading: setting.text(), centered: setting.flag() }),
);

export const headingWithContentBlock = block(
  'site/heading_with_content',
  'Heading with text',
  z.object({
    heading: setting.text(),
    subheading: setting.text(),
    html: setting.html(),
    centered: setting.flag(),
  }),
);

export const microblogFeedBlock = block(
  'site/microblog_feed',
  'Short posts',
  z.object({ ...listHeading, page_size: setting.number(MICROBLOG_PAGE_SIZE, 1, 50), tag: setting.text() }),
);

export const articleListBlock = block(
  'site/article_list',
  'News list',
  z.object({
    ...listHeading,
    group: setting.group(),
    page_size: setting.number(ARTICLE_PAGE_SIZE, 1, 48),
    show_groups: setting.flag(true),
  }),
);

export const articleViewBlock = block(
  'site/article_view',
  'Article',
  z.object({ show_related: setting.flag(true) }),
);

export const recentArticleHeroBlock = block(
  'site/recent_article_hero',
  'Latest news, large',
  z.object({ ...listHeading, count: setting.number(RECENT_ARTICLE_COUNT, 1, 10), group: setting.group() }),
);

export const seriesCalendarBlock = block(
  'site/series_calendar',
  'Calendar of a series',
  z.object({ ...listHeading, series: setting.text() }),
);

export const calendarSwiperBlock = block(
  'site/calendar_swiper',
  'Calendar, sliding',
  z.object({ ...listHeading, series: setting.text() }),
);

export const nextRoundBannerBlock = block(
  'site/next_round_banner',
  'Next round with tickets',
  z.object({ ...listHeading, show_countdown: setting.flag(true) }),
);

export const sitePersonListBlock = block(
  'site/person_list',
  'Contacts',
  z.object({ ...listHeading, group: setting.group() }),
);
export const roundDetailsBlock = block(
  'site/round_details',
  'Round',
  z.object({ show_results: setting.flag(true) }),
);

export const driverListBlock = block(
  'site/driver_list',
  'Drivers',
  z.object({ ...listHeading, group: setting.group(), show_filter: setting.flag(true) }),
);

export const categorySwiperBlock = block(
  'site/category_swiper',
  'Categories, sliding',
  z.object({ ...listHeading, only_in_series: setting.flag() }),
);

export const categoryViewBlock = block(
  'site/category_view',
  'Category',
  z.object({ show_drivers: setting.flag(true) }),
);

export const categoryListBlock = block(
  'site/category_list',
  'Categories',
  z.object({ ...listHeading, only_in_series: setting.flag() }),
);

export const sponsorListBlock = block(
  'site/sponsor_list',
  'Sponsors',
  z.object({ ...listHeading, group: setting.group(), show_information: setting.flag() }),
);

export const snippetGridBlock = block(
  'site/snippet_grid',
  'Snippets',
  z.object({ ...listHeading, group: setting.group(), grid_width: setting.number(3, 1, 6) }),
);

export const siteButtonLinkBlock = block(
  'site/button_link',
  'Button (site)',
  z.object({
    button_text: setting.text(),
    button_url: setting.text(),
    button_colour: setting.choice(BUTTON_COLOURS, 'brand'),
    open_in_new_tab: setting.flag(),
    centered: setting.flag(),
  }),
);

export const resultsListBlock = block(
  'site/results_list',
  'Results of a round',
  z.object({ ...listHeading }),
);
export const allResultsBlock = block(
  'site/all_results',
  'Results of a series',
  z.object({ ...listHeading, series: setting.text() }),
);
export const sessionResultsBlock = block(
  'site/session_results',
  'Result of a session',
  z.object({ show_class_filter: setting.flag(true) }),
);
export const competitorListBlock = block(
  'site/competitor_list',
  'Information for competitors',
  z.object({ ...listHeading, series: setting.text() }),
);

export const shopBlock = block(
  'site/shop',
  'Shop',
  z.object({ ...listHeading, page_size: setting.number(SHOP_PAGE_SIZE, 1, 48), group: setting.group() }),
);

export const podcastChannelBlock = block('site/podcast_channel', 'Podcast', z.object({ ...listHeading }));
export const podcastEpisodeBlock = block(
  'site/podcast_episode',
  'Podcast episode',
  z.object({ show_more_episodes: setting.flag(true) }),
);
export const sellProductBlock = block(
  'site/sell_product',
  'Product',
  z.object({ show_related: setting.flag(true) }),
);
