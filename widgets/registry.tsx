import 'server-only';
import { parseSettings, type BlockDefinition } from '@/lib/contract/block';
import type { PageBlock } from '@/lib/contract/entities/page';
import { isBlockVisible } from '@/lib/content/visibility';
import { log } from '@/lib/telemetry/log';
import {
  MISSING,
  type AddressedContext,
  type LoadedWidget,
  type PageFacts,
  type RegisteredWidget,
  type Widget,
} from './define-widget';
import { allResultsWidget } from './all-results/all-results';
import { articleListWidget } from './article-list/article-list';
import { articleViewWidget } from './article-view/article-view';
import { buttonLinkWidget } from './button-link/button-link';
import { calendarSwiperWidget } from './calendar-swiper/calendar-swiper';
import { callToActionWidget } from './call-to-action/call-to-action';
import { categoryListWidget } from './category-list/category-list';
import { categorySwiperWidget } from './category-swiper/category-swiper';
import { categoryViewWidget } from './category-view/category-view';
import { competitorListWidget } from './competitor-list/competitor-list';
import { corePersonListWidget } from './core-person-list/core-person-list';
import { driverListWidget } from './driver-list/driver-list';
import { faqWidget } from './faq/faq';
import { formWidget } from './form/form';
import { galleryWidget } from './gallery/gallery';
import { galleryGroupWidget } from './gallery-group/gallery-group';
import { giftVoucherPurchaseWidget } from './gift-voucher-purchase/gift-voucher-purchase';
import { googleMapWidget } from './google-map/google-map';
import { headingWidget } from './heading/heading';
import { headingWithContentWidget } from './heading-with-content/heading-with-content';
import { headingsWidget } from './headings/headings';
import { heroQuoteWidget } from './hero-quote/hero-quote';
import { heroTestimonialWidget } from './hero-testimonial/hero-testimonial';
import { htmlWidget } from './html/html';
import { imageWidget } from './image/image';
import { imageWithContentWidget } from './image-with-content/image-with-content';
import { linkChildrenWidget } from './link-children/link-children';
import { microblogFeedWidget } from './microblog-feed/microblog-feed';
import { nextRoundBannerWidget } from './next-round-banner/next-round-banner';
import { podcastChannelWidget } from './podcast-channel/podcast-channel';
import { podcastEpisodeWidget } from './podcast-episode/podcast-episode';
import { rawCodeWidget } from './raw-code/raw-code';
import { recentArticleHeroWidget } from './recent-article-hero/recent-article-hero';
import { resultsListWidget } from './results-list/results-list';
import { roundDetailsWidget } from './round-details/round-details';
import { sellProductWidget } from './sell-product/sell-product';
import { seriesCalendarWidget } from './series-calendar/series-calendar';
import { sessionResultsWidget } from './session-results/session-results';
import { shopWidget } from './shop/shop';
import { siteButtonLinkWidget } from './site-button-link/site-button-link';
import { sitePersonListWidget } from './site-person-list/site-person-list';
import { snippetGridWidget } from './snippet-grid/snippet-grid';
import { sponsorListWidget } from './sponsor-list/sponsor-list';
import { testimonialGridWidget } from './testimonial-grid/testimonial-grid';
import { videoWidget } from './video/video';

/** Hides a widget's types for the registry. A block with broken JSON is left out and logged (`prepare` returns null). */
export function register<B extends BlockDefinition, D>(widget: Widget<B, D>): RegisteredWidget {
  const { block, load, View, facts } = widget;
  return {
    template: block.template,
    block,
    prepare: async (variables, context, fixed) => {
      const { settings, problems } = parseSettings(block, variables, fixed);
      if (problems.length > 0) {
        log.warn({ page: context.page.url, template: block.template, problems }, 'block settings do not fit');
      }
      if (settings === null) return null;
      const data = await load(settings, context);
      if (data === MISSING) return MISSING;
      return {
        node: <View settings={settings} data={data} context={context} />,
        facts: facts?.(data, context) ?? {},
      };
    },
  };
}

const widgets: readonly RegisteredWidget[] = [
  register(allResultsWidget),
  register(articleListWidget),
  register(articleViewWidget),
  register(buttonLinkWidget),
  register(calendarSwiperWidget),
  register(callToActionWidget),
  register(categoryListWidget),
  register(categorySwiperWidget),
  register(categoryViewWidget),
  register(competitorListWidget),
  register(corePersonListWidget),
  register(driverListWidget),
  register(faqWidget),
  register(formWidget),
  register(galleryGroupWidget),
  register(galleryWidget),
  register(giftVoucherPurchaseWidget),
  register(googleMapWidget),
  register(headingWidget),
  register(headingWithContentWidget),
  register(headingsWidget),
  register(heroQuoteWidget),
  register(heroTestimonialWidget),
  register(htmlWidget),
  register(imageWidget),
  register(imageWithContentWidget),
  register(linkChildrenWidget),
  register(microblogFeedWidget),
  register(nextRoundBannerWidget),
  register(podcastChannelWidget),
  register(podcastEpisodeWidget),
  register(rawCodeWidget),
  register(recentArticleHeroWidget),
  register(resultsListWidget),
  register(roundDetailsWidget),
  register(sellProductWidget),
  register(seriesCalendarWidget),
  register(sessionResultsWidget),
  register(shopWidget),
  register(siteButtonLinkWidget),
  register(sitePersonListWidget),
  register(snippetGridWidget),
  register(sponsorListWidget),
  register(testimonialGridWidget),
  register(videoWidget),
];

const byTemplate: ReadonlyMap<string, RegisteredWidget> = new Map(
  widgets.map((widget) => [widget.template, widget]),
);

/** The widget of a template name (spec point 2), or undefined for an unknown one. */
export const findWidget = (template: string): RegisteredWidget | undefined => byTemplate.get(template);

/** The template names that this site can render. */
export const registeredTemplates = (): readonly string[] => [...byTemplate.keys()];

/** A visible block of a page, loaded; `widget` is null for an unknown template. */
export type PreparedBlock = { readonly block: PageBlock; readonly widget: LoadedWidget | null };

/** The visible blocks of a page, in sort order. */
export const shownBlocks = (blocks: readonly PageBlock[], now: Date): readonly PageBlock[] =>
  blocks.filter((block) => isBlockVisible(block, now)).toSorted((a, b) => a.sort_order - b.sort_order);

/**
 * Loads the widgets of blocks in parallel. A block with broken JSON is left out.
 * @param shown visible blocks in the order of the page
 * @param isOpened whether something else opens the page, with its main heading
 * @returns MISSING if a widget's item does not exist.
 * @throws ContentUnavailableError if content can't be loaded.
 */
export async function prepareBlocks(
  shown: readonly PageBlock[],
  context: Omit<AddressedContext, 'isFirst'>,
  isOpened = false,
): Promise<PreparedBlock[] | typeof MISSING> {
  const prepared = await Promise.all(
    shown.map(async (block, index) => {
      const widget = findWidget(block.template);
      if (!widget) return { block, widget: null };
      const loaded = await widget.prepare(block.variables, {
        ...context,
        isFirst: index === 0 && !isOpened,
        isEditing: block.editing,
        blockId: String(block.id),
      });
      return loaded === null || loaded === MISSING ? loaded : { block, widget: loaded };
    }),
  );
  if (prepared.includes(MISSING)) return MISSING;
  return prepared.filter((entry): entry is PreparedBlock => entry !== null && entry !== MISSING);
}

/** The metadata from a page's widgets; later blocks only fill in what earlier ones left open. */
export function mergeFacts(blocks: readonly PreparedBlock[]): PageFacts {
  return blocks.reduceRight<PageFacts>((facts, block) => ({ ...facts, ...block.widget?.facts }), {});
}
