import { hash } from 'node:crypto';
import type { Payload } from 'payload';
import type { MenuLink, Navigation, Notice } from '../../../lib/contract/entities/navigation.ts';
import { detailPath, START_PAGE, START_PATH } from '../../../lib/contract/paths.ts';
import { sellsTickets } from '../../../lib/shared/sells-tickets.ts';
import { MENU_SCREENS, WORD_OF_SCREEN, type MenuScreen } from '../../../lib/contract/navigation.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import type { Navigation as NavigationDoc } from '../../payload-types.ts';
import { getDomain } from '../../site/domain.ts';
import { listModelGroups } from '../groups/groups.ts';

type HeaderEntry = NonNullable<NavigationDoc['header']>[number];
type EntryBelow = NonNullable<HeaderEntry['below']>[number];
type Column = NonNullable<NavigationDoc['footer']>[number];
type Entry = HeaderEntry | EntryBelow | NonNullable<Column['links']>[number];
type NoticeTarget = NonNullable<NavigationDoc['notice']>['link'];

/** Possible targets of entries: pages that visitors can read, by collection and id, and the topics of the news. */
type Targets = {
  readonly pages: ReadonlyMap<string, { readonly name: string; readonly href: string }>;
  readonly topics: readonly MenuLink[];
  /** Whether the shop is open. */
  readonly isSelling: boolean;
};

/** The site's own labels for addresses that editors type. */
const ADDRESS_WORDS: ReadonlyMap<string, string> = new Map(
  MENU_SCREENS.map((screen) => [`/${screen}`, WORD_OF_SCREEN[screen]]),
);

const SHOP = 'shop';
/** Screens that don't exist while the shop is closed. */
const SELLING_SCREENS: ReadonlySet<MenuScreen> = new Set(['cart', 'waiting-room']);

async function readTargets(payload: Payload): Promise<Targets> {
  const [pages, rowPages, groups, domain] = await Promise.all([
    readable(payload).find({ ...findAll('pages', PUBLISHED), select: { name: true, url: true } }),
    readable(payload).find({ ...findAll('row-pages', {}), select: { name: true, slug: true } }),
    listModelGroups(payload, 'Article'),
    getDomain(payload),
  ]);
  const { ecommerce_enabled: isShopOpen } = domain;
  // Roots only group the others.
  const leaves = groups.filter(({ id, root }) => id !== (root ?? id));
  return {
    isSelling: sellsTickets(domain),
    pages: new Map([
      ...pages.docs
        .filter(({ url }) => isShopOpen || url !== SHOP)
        .map(
          ({ id, name, url }) =>
            [`pages ${id}`, { name, href: url === START_PAGE ? START_PATH : `/${url}` }] as const,
        ),
      ...rowPages.docs.map(({ id, name, slug }) => [`row-pages ${id}`, { name, href: `/${slug}` }] as const),
    ]),
    topics: (leaves.length > 0 ? leaves : groups).map(({ name, url }) => ({
      href: `/${detailPath('articleGroup', url)}`,
      label: name,
      word: '',
      labels: {},
    })),
  };
}

type Translation = {
  readonly language: string | null | undefined;
  readonly text: string | null | undefined;
};

/** Texts by language. A draft's row that still lacks its language or its text is left out. */
const textsIn = (rows: readonly Translation[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ language, text }) => (language && text?.trim() ? [[language, text] as const] : [])),
  );

const namesOf = ({ label, word, labels }: Pick<Column, 'label' | 'word' | 'labels'>) => ({
  label: label?.trim() ?? '',
  word: word ?? '',
  labels: textsIn(labels ?? []),
});

const idOf = (value: number | { readonly id: number }) => (typeof value === 'number' ? value : value.id);

/** An entry's target address and its label; null if the target doesn't exist (a draft page, the cart of a closed shop). */
function targetOf(
  { leads_to, page, screen, address }: Pick<Entry, 'leads_to' | 'page' | 'screen' | 'address'>,
  { pages, isSelling }: Targets,
): { readonly href: string; readonly label: string; readonly word: string } | null {
  switch (leads_to) {
    case 'page': {
      const found = page ? pages.get(`${page.relationTo} ${idOf(page.value)}`) : undefined;
      return found ? { href: found.href, label: found.name, word: '' } : null;
    }
    case 'screen':
      return screen && (isSelling || !SELLING_SCREENS.has(screen))
        ? { href: `/${screen}`, label: '', word: WORD_OF_SCREEN[screen] }
        : null;
    case 'address': {
      if (!address) return null;
      const word = ADDRESS_WORDS.get(address) ?? '';
      return { href: address, label: word === '' ? address : '', word };
    }
    default:
      return { href: '', label: '', word: '' };
  }
}

/** An entry's link, with its own label or else its target's. */
function linkOf(
  entry: Pick<Entry, 'leads_to' | 'page' | 'screen' | 'address' | 'label'> & Partial<Column>,
  targets: Targets,
): MenuLink | null {
  const target = targetOf(entry, targets);
  if (target === null) return null;
  const own = namesOf(entry);
  const isNamed = own.label !== '' || own.word !== '';
  return { href: target.href, ...own, ...(isNamed ? {} : { label: target.label, word: target.word }) };
}

/** An entry without its target, which still holds those below it if an editor has named it. */
function groupOf(entry: HeaderEntry): MenuLink | null {
  const own = namesOf(entry);
  return own.label === '' && own.word === '' ? null : { href: '', ...own };
}

const present = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);

const linksOf = (entries: readonly EntryBelow[] | null | undefined, targets: Targets): MenuLink[] =>
  (entries ?? []).flatMap((entry) =>
    entry.leads_to === 'topics' ? targets.topics : (linkOf(entry, targets) ?? []),
  );

/** The notice with an id that changes with its content; null without a text. */
function noticeOf(doc: NavigationDoc['notice'], targets: Targets): Notice | null {
  const text = doc?.text?.trim() ?? '';
  if (!doc || text === '') return null;
  const link = noticeLink(doc.link, doc.texts ?? [], targets);
  return {
    id: hash('sha1', `${text} ${link?.href ?? ''} ${doc.from ?? ''}`, 'base64url').slice(0, 8),
    kind: doc.kind ?? 'info',
    text,
    texts: textsIn(doc.texts ?? []),
    link,
    from: doc.from ?? null,
    until: doc.until ?? null,
    dismissible: doc.dismissible ?? true,
  };
}

function noticeLink(
  target: NoticeTarget,
  texts: NonNullable<NonNullable<NavigationDoc['notice']>['texts']>,
  targets: Targets,
): MenuLink | null {
  if (!target || target.leads_to === 'nothing') return null;
  const link = linkOf({ ...target, labels: [] }, targets);
  return link && { ...link, labels: textsIn(texts.map(({ language, label: text }) => ({ language, text }))) };
}

/** The menus on the wire. */
async function navigationEntity(payload: Payload, doc: NavigationDoc): Promise<Navigation> {
  const targets = await readTargets(payload);
  return {
    header: present(
      (doc.header ?? []).map((entry) => {
        const link = linkOf(entry, targets) ?? groupOf(entry);
        const children = linksOf(entry.below, targets);
        // An entry without link or children is left out.
        return link && (link.href !== '' || children.length > 0) ? { ...link, children } : null;
      }),
    ),
    shortcuts: linksOf(doc.shortcuts, targets),
    footer: (doc.footer ?? []).flatMap((column) => {
      const links = linksOf(column.links, targets);
      return links.length > 0 ? [{ ...namesOf(column), links }] : [];
    }),
    social: doc.social ?? [],
    notice: noticeOf(doc.notice, targets),
  };
}

/** The published menus; null if there are none yet, in which case the site shows its own. */
export const getNavigation: (payload: Payload) => Promise<Navigation | null> = cachedRead(
  'navigation',
  ['navigation', 'pages', 'row-pages', 'groups', 'domain-settings'],
  async (payload) => {
    const doc = await payload.findGlobal({ slug: 'navigation', depth: 0 });
    return doc._status === 'published' ? navigationEntity(payload, doc) : null;
  },
);

/** The latest version of the menus, published or not. */
export const getNavigationDraft = async (payload: Payload): Promise<Navigation> =>
  navigationEntity(payload, await payload.findGlobal({ slug: 'navigation', depth: 0, draft: true }));
