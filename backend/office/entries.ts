import { getVisibleEntities } from '@payloadcms/ui/shared';
import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import type { Role } from '../cms/access/roles.ts';
import { MAIL_SAMPLES_PATH } from '../mail/samples/path.ts';
import { DEMO_PATH } from './set-up/demo/demo-path.ts';
import { PAGE_SPEED_SCREEN } from '../site/page-speed/path.ts';

/** A link of the office's menu. */
export type MenuLink = { readonly label: string; readonly href: string };
/** Links for one kind of work; those without a heading are on their own. */
export type MenuGroup = { readonly heading: string | null; readonly links: readonly MenuLink[] };

type Entry = { readonly label: string; readonly roles: readonly Role[] } & (
  { readonly collection: CollectionSlug } | { readonly global: GlobalSlug } | { readonly href: string }
);

export const HOME = '/admin';
export const EVERYTHING = '/admin/everything';
export const TAKINGS_PATH = '/admin/takings';
export const SESSION_CHANGES_PATH = '/admin/session-changes';
export const RACE_CONTROL_PATH = '/admin/race-control';
export const NEW_SEASON_PATH = '/admin/new-season';
export const NEW_ROUND_PATH = '/admin/new-round';
export const PAST_SEASONS_PATH = '/admin/past-seasons';
export const SCANNER_PATH = '/admin/gate';
export const HANDBOOK_PATH = '/admin/help';
/** At the end of every account's menu, and not one of its entries. */
export const HANDBOOK: MenuLink = { label: 'Handbook', href: HANDBOOK_PATH };

const OFFICE: readonly Role[] = ['admin', 'editor'];
const RACING: readonly Role[] = ['admin', 'editor', 'results'];
const SHOP: readonly Role[] = ['admin', 'editor', 'shop'];
const CASH: readonly Role[] = ['admin', 'shop'];

/** The menu in order: at most 15 entries for a role. Everything else is under "Everything else". */
const MENU: readonly { readonly heading: string | null; readonly entries: readonly Entry[] }[] = [
  {
    heading: null,
    entries: [{ label: 'Home', href: HOME, roles: ['admin', 'editor', 'results', 'gate', 'shop'] }],
  },
  {
    heading: 'Racing',
    entries: [
      { label: 'Rounds', collection: 'rounds', roles: RACING },
      { label: 'Sessions and results', collection: 'results', roles: RACING },
      { label: 'Entries', collection: 'entries', roles: RACING },
      { label: 'Championships', collection: 'championships', roles: RACING },
      { label: 'Drivers', collection: 'drivers', roles: OFFICE },
    ],
  },
  {
    heading: 'Content',
    entries: [
      { label: 'News', collection: 'articles', roles: OFFICE },
      { label: 'Pages', collection: 'pages', roles: OFFICE },
      { label: 'Pictures', collection: 'media', roles: OFFICE },
      { label: 'Navigation', global: 'navigation', roles: OFFICE },
    ],
  },
  {
    heading: 'Visitors and shop',
    entries: [
      { label: 'Form submissions', collection: 'form-submissions', roles: SHOP },
      { label: 'Orders', collection: 'orders', roles: SHOP },
      { label: 'Gift vouchers', collection: 'gift-vouchers', roles: ['shop'] },
      { label: 'Takings', href: TAKINGS_PATH, roles: CASH },
      { label: 'Customers', collection: 'customers', roles: SHOP },
      { label: 'Products', collection: 'products', roles: ['shop'] },
      // Administrators have one entry too many: theirs is under "Everything else".
      { label: 'Scan tickets', href: SCANNER_PATH, roles: ['editor', 'gate'] },
    ],
  },
  {
    heading: null,
    entries: [{ label: 'Everything else', href: EVERYTHING, roles: ['admin', 'editor', 'results', 'shop'] }],
  },
];

export const collectionHref = (slug: string) => `/admin/collections/${slug}`;
export const globalHref = (slug: string) => `/admin/globals/${slug}`;

function hrefOf(entry: Entry): string {
  if ('collection' in entry) return collectionHref(entry.collection);
  return 'global' in entry ? globalHref(entry.global) : entry.href;
}

/** The menu of a role, without empty groups. A group with a single link needs no heading. */
export const menuOf = (role: Role): readonly MenuGroup[] =>
  MENU.flatMap(({ heading, entries }) => {
    const links = entries
      .filter(({ roles }) => roles.includes(role))
      .map((entry) => ({ label: entry.label, href: hrefOf(entry) }));
    return links.length === 0 ? [] : [{ heading: links.length === 1 ? null : heading, links }];
  });

type Screen = MenuLink & { readonly group: string; readonly roles: readonly Role[] };

/** Screens that aren't lists and are used too rarely for the menu. */
const SCREENS: readonly Screen[] = [
  { ...HANDBOOK, group: 'Site', roles: ['admin', 'editor', 'results', 'shop'] },
  { group: 'Racing', label: 'Postpone a session', href: SESSION_CHANGES_PATH, roles: RACING },
  { group: 'Racing', label: 'Race control', href: RACE_CONTROL_PATH, roles: RACING },
  { group: 'Racing', label: 'Plan a new round', href: NEW_ROUND_PATH, roles: OFFICE },
  { group: 'Racing', label: 'Start a new season', href: NEW_SEASON_PATH, roles: OFFICE },
  { group: 'Racing', label: 'Import past seasons', href: PAST_SEASONS_PATH, roles: OFFICE },
  { group: 'Shop', label: 'Scan tickets', href: SCANNER_PATH, roles: ['admin'] },
  { group: 'Site', label: 'Page speed', href: PAGE_SPEED_SCREEN, roles: OFFICE },
  { group: 'Administration', label: 'Emails that the site sends', href: MAIL_SAMPLES_PATH, roles: SHOP },
  { group: 'Administration', label: 'Demo championship', href: DEMO_PATH, roles: ['admin'] },
];

/** The screens of a role that aren't in its menu. */
export const screensOf = (role: Role): readonly Screen[] =>
  SCREENS.filter(({ roles }) => roles.includes(role));

/** The collections and globals that the CMS shows to the account of a request. */
export function shownTo(req: PayloadRequest): {
  readonly collections: readonly SanitizedCollectionConfig[];
  readonly globals: readonly SanitizedGlobalConfig[];
} {
  const { collections, globals } = req.payload.config;
  const shown = getVisibleEntities({ req });
  return {
    collections: collections.filter(({ slug }) => shown.collections.includes(slug)),
    globals: globals.filter(({ slug }) => shown.globals.includes(slug)),
  };
}
