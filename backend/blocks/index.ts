import type { Block } from 'payload';
import type { CmsBlock } from './define-block.ts';
import { coreButtonLink } from './core-button-link.ts';
import { coreCallToAction } from './core-call-to-action.ts';
import { coreFaq } from './core-faq.ts';
import { coreForm } from './core-form.ts';
import { coreGallery } from './core-gallery.ts';
import { coreGalleryGroup } from './core-gallery-group.ts';
import { coreGiftVoucherPurchase } from './core-gift-voucher-purchase.ts';
import { coreGoogleMap } from './core-google-map.ts';
import { coreHeading } from './core-heading.ts';
import { coreHeroQuote } from './core-hero-quote.ts';
import { coreHeroTestimonial } from './core-hero-testimonial.ts';
import { coreHtml } from './core-html.ts';
import { coreImage } from './core-image.ts';
import { coreImageWithContent } from './core-image-with-content.ts';
import { coreLinkChildren } from './core-link-children.ts';
import { corePersonList } from './core-person-list.ts';
import { coreRawCode } from './core-raw-code.ts';
import { coreTestimonialGrid } from './core-testimonial-grid.ts';
import { coreVideo } from './core-video.ts';
import { siteAllResults } from './site-all-results.ts';
import { siteArticleList } from './site-article-list.ts';
import { siteArticleView } from './site-article-view.ts';
import { siteButtonLink } from './site-button-link.ts';
import { siteCalendarSwiper } from './site-calendar-swiper.ts';
import { siteCategoryList } from './site-category-list.ts';
import { siteCategorySwiper } from './site-category-swiper.ts';
import { siteCategoryView } from './site-category-view.ts';
import { siteCompetitorList } from './site-competitor-list.ts';
import { siteDriverList } from './site-driver-list.ts';
import { siteHeadingWithContent } from './site-heading-with-content.ts';
import { siteHeadings } from './site-headings.ts';
import { siteMicroblogFeed } from './site-microblog-feed.ts';
import { siteNextRoundBanner } from './site-next-round-banner.ts';
import { sitePersonList } from './site-person-list.ts';
import { sitePodcastChannel } from './site-podcast-channel.ts';
import { sitePodcastEpisode } from './site-podcast-episode.ts';
import { siteRecentArticleHero } from './site-recent-article-hero.ts';
import { siteResultsList } from './site-results-list.ts';
import { siteRoundDetails } from './site-round-details.ts';
import { siteSellProduct } from './site-sell-product.ts';
import { siteSeriesCalendar } from './site-series-calendar.ts';
import { siteSessionResults } from './site-session-results.ts';
import { siteShop } from './site-shop.ts';
import { siteSnippetGrid } from './site-snippet-grid.ts';
import { siteSponsorList } from './site-sponsor-list.ts';
import type { SettingKind } from './settings.ts';

/** Every block of spec point 2, in the order of the block picker. */
export const CMS_BLOCKS: readonly CmsBlock[] = [
  coreHtml,
  coreHeading,
  coreFaq,
  coreRawCode,
  coreForm,
  coreGoogleMap,
  coreButtonLink,
  coreImageWithContent,
  coreImage,
  corePersonList,
  coreCallToAction,
  coreHeroQuote,
  coreHeroTestimonial,
  coreTestimonialGrid,
  coreGallery,
  coreGalleryGroup,
  coreGiftVoucherPurchase,
  coreVideo,
  coreLinkChildren,
  siteHeadings,
  siteHeadingWithContent,
  siteMicroblogFeed,
  siteArticleList,
  siteArticleView,
  siteRecentArticleHero,
  siteSeriesCalendar,
  siteCalendarSwiper,
  siteNextRoundBanner,
  sitePersonList,
  siteRoundDetails,
  siteDriverList,
  siteCategorySwiper,
  siteCategoryView,
  siteCategoryList,
  siteSponsorList,
  siteSnippetGrid,
  siteButtonLink,
  siteResultsList,
  siteAllResults,
  siteSessionResults,
  siteCompetitorList,
  siteShop,
  sitePodcastChannel,
  sitePodcastEpisode,
  siteSellProduct,
];

/** The same as Payload takes them. */
export const BLOCKS: Block[] = CMS_BLOCKS.map(({ block }) => block);

/** A block by the `blockType` its records carry. */
export const BLOCK_BY_SLUG: ReadonlyMap<string, CmsBlock> = new Map(
  CMS_BLOCKS.map((cmsBlock) => [cmsBlock.block.slug, cmsBlock]),
);

/** How each setting of a template is kept and goes out (see `settings.ts`), by template name. */
export const SETTING_KINDS: ReadonlyMap<string, Readonly<Record<string, SettingKind>>> = new Map(
  CMS_BLOCKS.map(({ template, kinds }) => [template, kinds]),
);
