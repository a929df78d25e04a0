import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { STANDINGS_PAGE } from '@/lib/contract/paths';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import type { Site } from '@/lib/content/site-store';
import { newsGroupAddress, NEWS_PREFIX } from '@/lib/content/addresses';
import { SHOP_PAGE } from '@/lib/shop/addresses';
import { TIMETABLE_PAGE } from '@/lib/season/addresses';
import { hasGuestOrders } from '@/lib/shop/guest-orders';
import { groupsOfModel, isRootGroup } from '@/lib/content/groups';

export type NavigationItem = {
  readonly name: string;
  /** The language of the name, unless it is the visitor's. */
  readonly lang?: Language | undefined;
  /** '' for an entry that only opens a submenu. */
  readonly href: string;
  readonly children: readonly NavigationItem[];
};

/** A screen of the site's own, shown if the content server has what it needs. */
type Screen = {
  readonly url: string;
  readonly name: TranslationKey;
  readonly isThere: (site: Site) => boolean;
};
/** A page by its url, or a screen; `below` are the entries of its group. */
type Entry = string | Screen | { readonly url: string; readonly below: readonly Entry[] };

const TIMETABLE: Screen = {
  url: TIMETABLE_PAGE,
  name: 'round.schedule',
  isThere: ({ extensions }) => hasExtension(extensions, 'sessions'),
};
const STANDINGS: Screen = {
  url: STANDINGS_PAGE,
  name: 'standings.title',
  isThere: ({ extensions }) => hasExtension(extensions, 'standings'),
};
const FIND_ORDER: Screen = { url: 'find-order', name: 'account.findOrder', isThere: hasGuestOrders };

/** The main navigation, in order; pages that the content server lacks are left out. */
const MAIN: readonly Entry[] = [
  NEWS_PREFIX,
  { url: 'rounds', below: [TIMETABLE] },
  { url: 'results', below: [STANDINGS] },
  'categories',
  'drivers',
  'wheretowatch',
  SHOP_PAGE,
];
/** The footer, in order. */
const FOOTER: readonly Entry[] = [
  TIMETABLE,
  STANDINGS,
  'about',
  'competitor-information',
  'media-application',
  'sponsors',
  'gift-vouchers',
  FIND_ORDER,
  'contact-us',
  'privacy',
  'terms',
];

function itemsFor(entries: readonly Entry[], site: Site, t: Translator): NavigationItem[] {
  return entries.flatMap((entry): NavigationItem[] | NavigationItem => {
    if (typeof entry === 'object' && 'isThere' in entry) {
      const { url, name, isThere } = entry;
      return isThere(site) ? { name: t(name), href: `/${url}`, children: [] } : [];
    }
    const { url, below } = typeof entry === 'string' ? { url: entry, below: [] } : entry;
    const page = site.pages.find((candidate) => candidate.url === url);
    if (!page || (url === SHOP_PAGE && !site.domain.ecommerce_enabled)) return [];
    const children = url === NEWS_PREFIX ? newsGroups(site) : itemsFor(below, site, t);
    return { name: page.name, lang: CONTENT_LANGUAGE, href: `/${url}`, children };
  });
}

/** The groups of articles, below the news page. Root groups are left out if they have subgroups. */
function newsGroups(site: Site): NavigationItem[] {
  const groups = groupsOfModel('Article', site.groups);
  const leaves = groups.some((group) => !isRootGroup(group))
    ? groups.filter((group) => !isRootGroup(group))
    : groups;
  return leaves.map((group) => ({
    name: group.name,
    lang: CONTENT_LANGUAGE,
    href: newsGroupAddress(group.url),
    children: [],
  }));
}

/** The links of the header, for a content server without menus. */
export const ownHeader = (site: Site, t: Translator): NavigationItem[] => itemsFor(MAIN, site, t);
/** The links of the footer, for a content server without menus. */
export const ownFooter = (site: Site, t: Translator): NavigationItem[] => itemsFor(FOOTER, site, t);
