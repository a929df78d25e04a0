import type { MenuScreen, MenuWord } from '../../../lib/contract/navigation.ts';
import type { Navigation } from '../../payload-types.ts';

type Entry = { readonly word: MenuWord } & ({ readonly page: string } | { readonly screen: MenuScreen });
type HeaderEntry = Entry & { readonly below?: readonly Entry[] };

type StoredLink = NonNullable<NonNullable<NonNullable<Navigation['footer']>[number]['links']>[number]>;

const NEWS: Entry = { word: 'news', page: 'news' };
const CALENDAR: Entry = { word: 'calendar', page: 'rounds' };
const TIMETABLE: Entry = { word: 'timetable', screen: 'timetable' };
const RESULTS: Entry = { word: 'results', page: 'results' };
const STANDINGS: Entry = { word: 'standings', screen: 'standings' };
const CLASSES: Entry = { word: 'classes-and-drivers', page: 'categories' };
const DRIVERS: Entry = { word: 'drivers', page: 'drivers' };
const WATCH: Entry = { word: 'where-to-watch', screen: 'wheretowatch' };
const TICKETS: Entry = { word: 'tickets', page: 'shop' };
const CONTACT: Entry = { word: 'contact', page: 'contact-us' };

const HEADER: readonly HeaderEntry[] = [
  NEWS,
  { ...CALENDAR, below: [TIMETABLE] },
  RESULTS,
  STANDINGS,
  { ...CLASSES, below: [DRIVERS] },
  { ...WATCH, word: 'watch' },
  TICKETS,
];

const FOOTER: readonly { readonly word: MenuWord; readonly links: readonly Entry[] }[] = [
  { word: 'the-season', links: [CALENDAR, TIMETABLE, RESULTS, STANDINGS] },
  { word: 'more', links: [NEWS, CLASSES, DRIVERS, WATCH] },
  {
    word: 'about',
    links: [CONTACT, { word: 'privacy', page: 'privacy' }, { word: 'terms', page: 'terms' }],
  },
];

/** The menus of a new site, for the pages that it has. Every label is a text that the site has in all its languages. */
export function standardMenus(
  pages: ReadonlyMap<string, number>,
): Required<Pick<Navigation, 'header' | 'shortcuts' | 'footer'>> {
  const linked = (entries: readonly Entry[]): StoredLink[] =>
    entries.flatMap(({ word, ...target }): StoredLink[] => {
      if ('screen' in target) return [{ word, leads_to: 'screen', screen: target.screen }];
      const id = pages.get(target.page);
      return id === undefined ? [] : [{ word, leads_to: 'page', page: { relationTo: 'pages', value: id } }];
    });
  return {
    header: HEADER.flatMap(({ below = [], ...entry }) =>
      linked([entry]).map((link) => ({ ...link, below: linked(below) })),
    ),
    shortcuts: linked([TIMETABLE, WATCH, TICKETS]),
    footer: FOOTER.map(({ word, links }) => ({ word, links: linked(links) })),
  };
}
