import type { ContentImport } from '../../backend/content/import/content-import.ts';
import type { Navigation } from '../../backend/payload-types.ts';
import { FOOTER, HEADER, SHORTCUTS, type DemoEntry } from '../navigation.ts';
import type { PageIds } from './pages.ts';

type StoredLink = NonNullable<NonNullable<NonNullable<Navigation['footer']>[number]['links']>[number]>;
type StoredBelow = NonNullable<NonNullable<NonNullable<Navigation['header']>[number]['below']>[number]>;

/** The header's and footer's menus, and the phone's shortcuts. */
export async function seedNavigation(cms: ContentImport, pages: PageIds): Promise<void> {
  const pageOf = (address: string) => {
    const page = pages.get(address);
    if (page === undefined) throw new Error(`There is no page ${address} for the menu`);
    return page;
  };
  const link = (entry: DemoEntry): StoredLink => {
    const named = { word: entry.word ?? null };
    if ('page' in entry) return { ...named, leads_to: 'page', page: pageOf(entry.page) };
    if ('screen' in entry) return { ...named, leads_to: 'screen', screen: entry.screen };
    if ('address' in entry)
      return { ...named, leads_to: 'address', address: entry.address, label: entry.label ?? null };
    throw new Error('This entry of the menu leads nowhere');
  };
  const below = (entry: DemoEntry): StoredBelow => ('topics' in entry ? { leads_to: 'topics' } : link(entry));
  const isHeading = (entry: DemoEntry) => !('page' in entry || 'screen' in entry || 'address' in entry);

  await cms.publishNavigation({
    header: HEADER.map((entry) => ({
      ...(isHeading(entry) ? { leads_to: 'nothing' as const, word: entry.word ?? null } : link(entry)),
      below: (entry.below ?? []).map(below),
    })),
    shortcuts: SHORTCUTS.map(link),
    footer: FOOTER.map(({ word, links }) => ({ word, links: links.map(link) })),
    notice: { kind: 'info', dismissible: true, link: { leads_to: 'nothing' } },
  });
  cms.log(`Menus: ${HEADER.length + FOOTER.length}`);
}
