import 'server-only';
import { allResultsWidget } from './all-results';
import { articleListWidget } from './article-list';
import { articleViewWidget } from './article-view';
import { buttonLinkWidget } from './button-link';
import { calendarSwiperWidget } from './calendar-swiper';
import { callToActionWidget } from './call-to-action';
import { categoryListWidget } from './category-list';
import { categorySwiperWidget } from './category-swiper';
import { categoryViewWidget } from './category-view';
import { competitorListWidget } from './competitor-list';
import { corePersonListWidget } from './core-person-list';
import type { RegisteredWidget } from './define-widget';
import { driverListWidget } from './driver-list';
import { faqWidget } from './faq';
import { formWidget } from './form';
import { galleryWidget } from './gallery';
import { galleryGroupWidget } from './gallery-group';
import { giftVoucherPurchaseWidget } from './gift-voucher-purchase';
import { googleMapWidget } from './google-map';
import { headingWidget } from './heading';
import { headingWithContentWidget } from './heading-with-content';
import { headingsWidget } from './headings';
import { heroQuoteWidget } from './hero-quote';
import { heroTestimonialWidget } from './hero-testimonial';
import { htmlWidget } from './html';
import { imageWidget } from './image';
import { imageWithContentWidget } from './image-with-content';
import { linkChildrenWidget } from './link-children';
import { microblogFeedWidget } from './microblog-feed';
import { nextRoundBannerWidget } from './next-round-banner';
import { podcastChannelWidget } from './podcast-channel';
import { podcastEpisodeWidget } from './podcast-episode';
import { register } from './prepare';
import { rawCodeWidget } from './raw-code';
import { recentArticleHeroWidget } from './recent-article-hero';
import { resultsListWidget } from './results-list';
import { roundDetailsWidget } from './round-details';
import { sellProductWidget } from './sell-product';
import { seriesCalendarWidget } from './series-calendar';
import { sessionResultsWidget } from './session-results';
import { shopWidget } from './shop';
import { siteButtonLinkWidget } from './site-button-link';
import { sitePersonListWidget } from './site-person-list';
import { snippetGridWidget } from './snippet-grid';
import { sponsorListWidget } from './sponsor-list';
import { testimonialGridWidget } from './testimonial-grid';
import { videoWidget } from './video';

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

/** The widget of a template name (spec point 2), or undefined for one that is not known. */
export const findWidget = (template: string): RegisteredWidget | undefined => byTemplate.get(template);

/** The template names that this site can render. */
export const registeredTemplates = (): readonly string[] => [...byTemplate.keys()];
