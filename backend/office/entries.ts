import { getVisibleEntities } from '@payloadcms/ui/shared';
import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import type { Role } from '../cms/access/roles.ts';

/** A link of the office's menu. */
export type MenuLink = { readonly label: string; readonly href: string };

type Entry =
  | { readonly label: string; readonly collection: CollectionSlug; readonly roles: readonly Role[] }
  | { readonly label: string; readonly global: GlobalSlug; readonly roles: readonly Role[] }
  | { readonly label: string; readonly href: string; readonly roles: readonly Role[] };

export const HOME = '/admin';
export const EVERYTHING = '/admin/everything';
export const TAKINGS_PATH = '/admin/takings';
export const NEW_SEASON_PATH = '/admin/new-season';

const OFFICE: readonly Role[] = ['admin', 'editor'];
const RACING: readonly Role[] = ['admin', 'editor', 'results'];
const SHOP: readonly Role[] = ['admin', 'editor', 'shop'];
const CASH: readonly Role[] = ['admin', 'shop'];

/** The menu in its order: at most 15 entries for a role. What is not here is under "Everything else". */
const MENU: readonly Entry[] = [
  { label: 'Home', href: HOME, roles: ['admin', 'editor', 'results', 'gate', 'shop'] },
  { label: 'Pages', collection: 'pages', roles: OFFICE },
  { label: 'News', collection: 'articles', roles: OFFICE },
  { label: 'Rounds', collection: 'rounds', roles: RACING },
  { label: 'Sessions and results', collection: 'results', roles: RACING },
  { label: 'Entries', collection: 'entries', roles: RACING },
  { label: 'Championships', collection: 'championships', roles: RACING },
  { label: 'Drivers', collection: 'drivers', roles: OFFICE },
  { label: 'Pictures', collection: 'media', roles: OFFICE },
  { label: 'Form submissions', collection: 'form-submissions', roles: SHOP },
  { label: 'Orders', collection: 'orders', roles: SHOP },
  { label: 'Gift vouchers', collection: 'gift-vouchers', roles: ['shop'] },
  { label: 'Takings', href: TAKINGS_PATH, roles: CASH },
  { label: 'Customers', collection: 'customers', roles: SHOP },
  { label: 'Products', collection: 'products', roles: ['shop'] },
  // An administrator has one entry more than fits: the job of the same name leads there.
  { label: 'Scan tickets', href: '/admin/gate', roles: ['editor', 'gate'] },
  { label: 'Navigation', global: 'navigation', roles: OFFICE },
  { label: 'Everything else', href: EVERYTHING, roles: ['admin', 'editor', 'results', 'shop'] },
];

export const collectionHref = (slug: string) => `/admin/collections/${slug}`;
export const globalHref = (slug: string) => `/admin/globals/${slug}`;

function hrefOf(entry: Entry): string {
  if ('collection' in entry) return collectionHref(entry.collection);
  return 'global' in entry ? globalHref(entry.global) : entry.href;
}

/** The menu of a role. */
export const menuOf = (role: Role): readonly MenuLink[] =>
  MENU.filter(({ roles }) => roles.includes(role)).map((entry) => ({
    label: entry.label,
    href: hrefOf(entry),
  }));

type Screen = MenuLink & { readonly group: string; readonly roles: readonly Role[] };

/** Screens that aren't lists and are too rarely used for the menu. */
const SCREENS: readonly Screen[] = [
  { group: 'Racing', label: 'Start a new season', href: NEW_SEASON_PATH, roles: OFFICE },
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
