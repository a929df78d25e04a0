import 'server-only';
import { articleListWidget } from './article-list';
import { articleViewWidget } from './article-view';
import { buttonLinkWidget } from './button-link';
import { calendarSwiperWidget } from './calendar-swiper';
import { callToActionWidget } from './call-to-action';
import { categorySwiperWidget } from './category-swiper';
import type { RegisteredWidget } from './define-widget';
import { headingWidget } from './heading';
import { headingWithContentWidget } from './heading-with-content';
import { headingsWidget } from './headings';
import { heroQuoteWidget } from './hero-quote';
import { htmlWidget } from './html';
import { imageWidget } from './image';
import { imageWithContentWidget } from './image-with-content';
import { nextRoundBannerWidget } from './next-round-banner';
import { register } from './prepare';
import { recentArticleHeroWidget } from './recent-article-hero';
import { siteButtonLinkWidget } from './site-button-link';
import { snippetGridWidget } from './snippet-grid';
import { sponsorListWidget } from './sponsor-list';

const widgets: readonly RegisteredWidget[] = [
  register(articleListWidget),
  register(articleViewWidget),
  register(buttonLinkWidget),
  register(calendarSwiperWidget),
  register(callToActionWidget),
  register(categorySwiperWidget),
  register(headingWidget),
  register(headingWithContentWidget),
  register(headingsWidget),
  register(heroQuoteWidget),
  register(htmlWidget),
  register(imageWidget),
  register(imageWithContentWidget),
  register(nextRoundBannerWidget),
  register(recentArticleHeroWidget),
  register(siteButtonLinkWidget),
  register(snippetGridWidget),
  register(sponsorListWidget),
];

const byTemplate: ReadonlyMap<string, RegisteredWidget> = new Map(
  widgets.map((widget) => [widget.template, widget]),
);

/** The widget of a template name (spec point 2), or undefined for one that is not known. */
export const findWidget = (template: string): RegisteredWidget | undefined => byTemplate.get(template);

/** The template names that this site can render. */
export const registeredTemplates = (): readonly string[] => [...byTemplate.keys()];
