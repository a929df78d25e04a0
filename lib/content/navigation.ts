import type { Site } from './site-store';
import { newsGroupAddress, NEWS_PREFIX, SHOP_PAGE } from './addresses';
import { groupsOfModel, isRootGroup } from './groups';

export type NavigationItem = {
  readonly name: string;
  readonly href: string;
  readonly children: readonly NavigationItem[];
};

/** Pages of the main navigation, in order; those that the content server does not have are left out. */
const MAIN_PAGES = [
  NEWS_PREFIX,
  'rounds',
  'results',
  'categories',
  'drivers',
  'wheretowatch',
  SHOP_PAGE,
] as const;
/** Pages of the footer, in order. */
const FOOTER_PAGES = [
  'about',
  'competitor-information',
  'media-application',
  'sponsors',
  'gift-vouchers',
  'contact-us',
  'privacy',
  'terms',
] as const;

function itemsFor(urls: readonly string[], site: Site): NavigationItem[] {
  return urls.flatMap((url) => {
    const page = site.pages.find((candidate) => candidate.url === url);
    if (!page || (url === SHOP_PAGE && !site.domain.ecommerce_enabled)) return [];
    return [{ name: page.name, href: `/${url}`, children: url === NEWS_PREFIX ? newsGroups(site) : [] }];
  });
}

/** The groups of articles, below the news page. Roots only hold the others together. */
function newsGroups(site: Site): NavigationItem[] {
  const groups = groupsOfModel('Article', site.groups);
  const leaves = groups.some((group) => !isRootGroup(group))
    ? groups.filter((group) => !isRootGroup(group))
    : groups;
  return leaves.map((group) => ({ name: group.name, href: newsGroupAddress(group.url), children: [] }));
}

/** The links of the header. */
export const mainNavigation = (site: Site): NavigationItem[] => itemsFor(MAIN_PAGES, site);
/** The links of the footer. */
export const footerNavigation = (site: Site): NavigationItem[] => itemsFor(FOOTER_PAGES, site);
