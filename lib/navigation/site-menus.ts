import type { MenuEntry, MenuLink, Navigation } from '@/lib/contract/entities/navigation';
import type { Language } from '@/lib/contract/languages';
import type { MenuWord, ScreenWord } from '@/lib/contract/navigation';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { ownFooter, ownHeader, type NavigationItem } from './own-menus';
import type { Site } from '@/lib/content/site-store';

/** A column of the footer; `name` is '' for one without a heading. */
export type NavigationColumn = Pick<NavigationItem, 'name' | 'lang'> & {
  readonly items: readonly NavigationItem[];
};

/** The menus of every page, in the visitor's language. */
export type SiteMenus = {
  readonly header: readonly NavigationItem[];
  readonly shortcuts: readonly NavigationItem[];
  readonly footer: readonly NavigationColumn[];
  /** Services to link, in order; empty for all that have an address. */
  readonly social: readonly string[];
};

const TEXT_OF_WORD: Readonly<Record<MenuWord | ScreenWord, TranslationKey>> = {
  news: 'news.title',
  calendar: 'round.calendar',
  timetable: 'round.schedule',
  results: 'results.title',
  standings: 'standings.title',
  'classes-and-drivers': 'nav.classesAndDrivers',
  drivers: 'driver.title',
  watch: 'nav.watch',
  'where-to-watch': 'watch.title',
  tickets: 'documents.tickets',
  shop: 'shop.title',
  cart: 'cart.title',
  more: 'nav.more',
  'the-season': 'nav.theSeason',
  'at-the-track': 'nav.atTheTrack',
  'take-part': 'nav.takePart',
  about: 'nav.about',
  contact: 'footer.contact',
  search: 'nav.search',
  account: 'islands.account.menu',
  podcast: 'podcast.title',
  'all-results': 'results.all',
  galleries: 'nav.galleries',
  'gift-vouchers': 'nav.giftVouchers',
  sponsors: 'footer.sponsors',
  volunteer: 'nav.volunteer',
  questions: 'nav.questions',
  'spectator-guide': 'nav.spectatorGuide',
  'passenger-laps': 'nav.passengerLaps',
  'competitor-information': 'nav.competitorInformation',
  'media-application': 'nav.mediaApplication',
  privacy: 'nav.privacy',
  terms: 'nav.terms',
  'tickets-by-round': 'nav.ticketsByRound',
  'sign-in': 'account.signIn',
  'create-account': 'account.signUp',
  'find-order': 'account.findOrder',
  'waiting-room': 'waitingRoom.title',
  'my-championship': 'islands.account.favourites',
};
const TEXTS: ReadonlyMap<string, TranslationKey> = new Map(Object.entries(TEXT_OF_WORD));

/** An entry's name in a language; '' if it has none that this site knows. */
export function menuName(
  { label, word, labels }: Pick<MenuLink, 'label' | 'word' | 'labels'>,
  language: Language,
  t: Translator,
): string {
  const text = TEXTS.get(word);
  return labels[language] ?? (label || (text ? t(text) : ''));
}

/** The language of a name that an editor didn't translate for the visitor; undefined for the visitor's own. */
export const langOf = ({ label, labels }: Pick<MenuLink, 'label' | 'labels'>, language: Language) =>
  labels[language] === undefined && label !== '' ? CONTENT_LANGUAGE : undefined;

/**
 * The content server's menus, with the site's own in place of missing ones (docs/decisions/0080).
 * @param navigation null if it has none
 */
export function siteMenus(
  site: Site,
  navigation: Navigation | null,
  language: Language,
  t: Translator,
): SiteMenus {
  const itemOf = (entry: MenuLink & Partial<MenuEntry>): NavigationItem[] => {
    const name = menuName(entry, language, t);
    if (name === '') return [];
    const children = (entry.children ?? []).flatMap(itemOf);
    return [{ name, lang: langOf(entry, language), href: entry.href, children }];
  };
  const { header = [], shortcuts = [], footer = [], social = [] } = navigation ?? {};
  return {
    header: header.length > 0 ? header.flatMap(itemOf) : ownHeader(site, t),
    shortcuts: shortcuts.flatMap(itemOf),
    footer:
      footer.length > 0
        ? footer.map((column) => ({
            name: menuName(column, language, t),
            lang: langOf(column, language),
            items: column.links.flatMap(itemOf),
          }))
        : [{ name: '', items: ownFooter(site, t) }],
    social,
  };
}

/** The address of the first page at or below an entry; '' if nothing below it leads anywhere. */
const firstAddress = ({ href, children }: NavigationItem): string =>
  href === '' ? (children.map(firstAddress).find((below) => below !== '') ?? '') : href;

/**
 * The header's entries, and with `withFooter` the footer's, for lists of pages to visit. Each page is listed once. An entry that only opens a
 * submenu leads to its first page, even if another entry leads there, too.
 */
export function mainPages(
  site: Site,
  language: Language,
  t: Translator,
  { withFooter = false }: { readonly withFooter?: boolean } = {},
): NavigationItem[] {
  const { header, footer } = siteMenus(site, site.navigation, language, t);
  const items = [...header, ...(withFooter ? footer.flatMap((column) => column.items) : [])];
  return items.flatMap((item, index) => {
    const isRepeated = items.findIndex(({ href }) => href === item.href) < index;
    const href = firstAddress(item);
    return href === '' || (item.href !== '' && isRepeated) ? [] : [{ ...item, href }];
  });
}
