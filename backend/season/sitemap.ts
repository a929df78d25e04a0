import type { Payload } from 'payload';
import { findAll } from '../cms/records/by-ids.ts';
import { PUBLISHED } from '../cms/records/published.ts';
import { readable } from '../cms/records/readable.ts';
import { refId } from '../cms/records/refs.ts';
import { entryLists } from './data/entries.ts';
import { detailPath, ENTRIES_PART, STANDINGS_PAGE } from '../../lib/contract/paths.ts';
import { toPlainText } from '../cms/rich-text/to-html.ts';
import { LIST_PAGE_PRIORITY } from '../../lib/contract/limits.ts';
import { entry, shortened } from '../content/sitemap/sitemap-entry.ts';
import { keptRecords } from '../content/sitemap/kept-records.ts';
import type { SitemapSource } from '../content/sitemap/sources.ts';

/** Published rounds, with what addresses and standings need of them. */
export const keptRounds = keptRecords('rounds', PUBLISHED, async (payload, where) => {
  const select = {
    name: true,
    url: true,
    content: true,
    start_date: true,
    end_date: true,
    round_status: true,
    updatedAt: true,
  } as const;
  const { docs } = await readable(payload).find({ ...findAll('rounds', where), select });
  return docs.map(({ content, ...doc }) => ({ ...doc, description: shortened(toPlainText(content)) }));
});

/** Published sessions, without their rows. */
export const keptResults = keptRecords('results', PUBLISHED, async (payload, where) => {
  const select = {
    session_name: true,
    round: true,
    category: true,
    date: true,
    sort_order: true,
    has_sheet: true,
    updatedAt: true,
  } as const;
  return (await readable(payload).find({ ...findAll('results', where), select })).docs;
});

/** The ids of the published sessions without a timing sheet. */
export const listPlannedSessions = async (payload: Payload): Promise<number[]> =>
  (await keptResults(payload)).filter(({ has_sheet }) => !has_sheet).map(({ id }) => id);

/** Drivers, with what addresses need of them. */
export const keptDrivers = keptRecords('drivers', {}, async (payload, where) => {
  const select = { first_name: true, last_name: true, url: true, updatedAt: true } as const;
  return (await readable(payload).find({ ...findAll('drivers', where), select })).docs;
});

type Sortable = string | number | null | undefined;

/** Sorted by the first value that differs. */
const sortedBy = <T>(docs: readonly T[], keysOf: (doc: T) => readonly Sortable[]): T[] =>
  docs.toSorted((a, b) => {
    const others = keysOf(b);
    for (const [index, key] of keysOf(a).entries()) {
      const [own, other] = [key ?? '', others[index] ?? ''];
      if (own !== other) return own < other ? -1 : 1;
    }
    return 0;
  });

/** The pages of categories, rounds, their results, sessions, drivers and championships. */
export const seasonSitemap: SitemapSource = async (payload) => {
  const [categories, keptRoundList, sessions, drivers, lists, championships] = await Promise.all([
    readable(payload).find({
      ...findAll('categories', {}),
      sort: ['sort', 'id'],
      select: { name: true, url: true, information: true, updatedAt: true },
    }),
    keptRounds(payload),
    keptResults(payload),
    keptDrivers(payload),
    entryLists(payload),
    readable(payload).find({
      ...findAll('championships', {}),
      sort: ['sort', 'name', 'id'],
      select: { name: true, url: true, season: true, updatedAt: true },
    }),
  ]);
  const results = sessions.filter(({ has_sheet }) => has_sheet);
  const [first] = championships.docs;
  const withResults = new Set(results.map(({ round }) => refId(round)));
  const rounds = sortedBy(keptRoundList, (doc) => [doc.start_date]);
  const names = (docs: readonly { id: number; name: string }[]) =>
    new Map(docs.map(({ id, name }) => [id, name]));
  const roundNames = names(rounds);
  const categoryNames = names(categories.docs);
  const nameOf = (map: ReadonlyMap<number, string>, ref: Parameters<typeof refId>[0]) =>
    map.get(refId(ref) ?? 0) ?? '';
  return {
    category: categories.docs.map((doc) =>
      entry(
        detailPath('category', doc.url),
        'Nextgen/Category',
        doc,
        doc.name,
        shortened(toPlainText(doc.information)),
      ),
    ),
    round: rounds.flatMap((doc) => {
      const path = detailPath('round', doc.url);
      const listed = lists.get(doc.id);
      return [
        entry(path, 'Nextgen/Round', doc, doc.name, doc.description),
        // The site titles it in each language; this is for its search.
        ...(listed
          ? [entry(`${path}/${ENTRIES_PART}`, 'Nextgen/Entry', listed, `Entry list: ${doc.name}`, '')]
          : []),
      ];
    }),
    roundResults: rounds
      .filter(({ id }) => withResults.has(id))
      .map((doc) => entry(detailPath('roundResults', doc.url), 'Nextgen/Round', doc, doc.name, '')),
    session: sortedBy(results, (doc) => [doc.date, doc.sort_order]).map((doc) => {
      const place = [nameOf(categoryNames, doc.category), doc.session_name, nameOf(roundNames, doc.round)];
      return entry(
        detailPath('session', doc.id),
        'Nextgen/Result',
        doc,
        place.filter(Boolean).join(' – '),
        '',
      );
    }),
    driver: sortedBy(drivers, (doc) => [doc.last_name, doc.first_name]).map((doc) => {
      const name = [doc.first_name, doc.last_name].filter(Boolean).join(' ');
      return entry(detailPath('driver', doc.url), 'Nextgen/Driver', doc, name, '');
    }),
    // The site titles these pages in each language; these are for its search.
    standings: [
      ...(first ? [entry(STANDINGS_PAGE, '', first, 'Standings', '', LIST_PAGE_PRIORITY)] : []),
      ...championships.docs.map((doc) => {
        const title = ['Standings:', doc.name, doc.season].filter(Boolean).join(' ');
        return entry(`${STANDINGS_PAGE}/${doc.url}`, 'Nextgen/Championship', doc, title, '');
      }),
    ],
  };
};
