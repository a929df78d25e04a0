import { findAll } from '../cms/records/by-ids.ts';
import { readable } from '../cms/records/readable.ts';
import { refId, refIds } from '../cms/records/refs.ts';
import { entryLists } from './data/entries.ts';
import { cachedDrivers, cachedSessions, cachedRounds, sortedBy } from './data/cached-records.ts';
import { listTeams } from './data/teams.ts';
import {
  CIRCUIT_PAGE,
  detailPath,
  ENTRIES_PART,
  STANDINGS_PAGE,
  TEAM_PAGE,
} from '../../lib/contract/paths.ts';
import { toPlainText } from '../cms/rich-text/to-html.ts';
import { LIST_PAGE_PRIORITY } from '../../lib/contract/limits.ts';
import { entry, shortened, type Dated } from '../content/sitemap/sitemap-entry.ts';
import { memoised, type CachedRecords } from '../content/sitemap/cached-records.ts';
import type { SitemapSource } from '../content/sitemap/sources.ts';

type RecordIn<Records extends CachedRecords<Dated & { id: number }>> = Awaited<ReturnType<Records>>[number];

const roundEntry = memoised((doc: RecordIn<typeof cachedRounds>) =>
  entry(detailPath('round', doc.url), 'Nextgen/Round', doc, doc.name, doc.description),
);
// Rounds and their results have different search entries.
const roundResultsEntry = memoised((doc: RecordIn<typeof cachedRounds>) =>
  entry(detailPath('roundResults', doc.url), 'Nextgen/Round', doc, `Results: ${doc.name}`, ''),
);
const sessionEntry = memoised((doc: RecordIn<typeof cachedSessions>, category = '', round = '') => {
  const title = [category, doc.session_name, round].filter(Boolean).join(' – ');
  return entry(detailPath('session', doc.id), 'Nextgen/Result', doc, title, '');
});
const driverEntry = memoised((doc: RecordIn<typeof cachedDrivers>) => {
  const name = [doc.first_name, doc.last_name].filter(Boolean).join(' ');
  return entry(detailPath('driver', doc.url), 'Nextgen/Driver', doc, name, '');
});

/** The later of two changes. */
const latest = (a: string, b: string): string => (a > b ? a : b);

/** The pages of categories, rounds, their results, sessions, drivers, championships, circuits and teams. */
export const seasonSitemap: SitemapSource = async (payload) => {
  const [categories, publishedRoundList, sessions, drivers, lists, teams, championships, venues] =
    await Promise.all([
      readable(payload).find({
        ...findAll('categories', {}),
        sort: ['sort', 'id'],
        select: { name: true, url: true, information: true, updatedAt: true },
      }),
      cachedRounds(payload),
      cachedSessions(payload),
      cachedDrivers(payload),
      entryLists(payload),
      listTeams(payload),
      readable(payload).find({
        ...findAll('championships', {}),
        sort: ['sort', 'name', 'id'],
        select: { name: true, url: true, season: true, category: true, rounds: true, updatedAt: true },
      }),
      readable(payload).find({
        ...findAll('venues', {}),
        sort: ['name', 'id'],
        select: { name: true, url: true, updatedAt: true },
      }),
    ]);
  const results = sessions.filter(({ has_sheet }) => has_sheet);
  const publishedRounds = new Set(publishedRoundList.map(({ id }) => id));
  const shownChampionships = championships.docs.filter((doc) =>
    refIds(doc.rounds).some((id) => publishedRounds.has(id)),
  );
  const [first] = shownChampionships;
  const withResults = new Set(results.map(({ round }) => refId(round)));
  const rounds = sortedBy(publishedRoundList, (doc) => [doc.start_date]);
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
        roundEntry(doc),
        // The site titles it in each language; this is for its search.
        ...(listed
          ? [entry(`${path}/${ENTRIES_PART}`, 'Nextgen/Entry', listed, `Entry list: ${doc.name}`, '')]
          : []),
      ];
    }),
    roundResults: rounds.filter(({ id }) => withResults.has(id)).map((doc) => roundResultsEntry(doc)),
    // Results first, then planned sessions.
    session: sortedBy(sessions, (doc) => [doc.has_sheet ? 0 : 1, doc.date, doc.sort_order, doc.id]).map(
      (doc) => sessionEntry(doc, nameOf(categoryNames, doc.category), nameOf(roundNames, doc.round)),
    ),
    driver: sortedBy(drivers, (doc) => [doc.last_name, doc.first_name, doc.id]).map((doc) =>
      driverEntry(doc),
    ),
    // The site titles these pages in each language; these are for its search.
    standings: [
      ...(first ? [entry(STANDINGS_PAGE, '', first, 'Standings', '', LIST_PAGE_PRIORITY)] : []),
      ...shownChampionships.map((doc) => {
        const title = ['Standings:', doc.name, doc.season].filter(Boolean).join(' ');
        // Its table changes with every result.
        const own = new Set(refIds(doc.rounds));
        const raced = results.filter(
          ({ round, category }) => refId(category) === refId(doc.category) && own.has(refId(round) ?? 0),
        );
        const updatedAt = [doc, ...raced].map((record) => record.updatedAt).reduce(latest);
        return entry(`${STANDINGS_PAGE}/${doc.url}`, 'Nextgen/Championship', { updatedAt }, title, '');
      }),
    ],
    // A circuit has a page once it has had a round; the page changes with what is raced there.
    circuit: venues.docs.flatMap((doc) => {
      const roundsHere = rounds.filter(({ venue }) => refId(venue) === doc.id);
      if (!doc.url || roundsHere.length === 0) return [];
      const own = new Set(roundsHere.map(({ id }) => id));
      const raced = results.filter(({ round }) => own.has(refId(round) ?? 0));
      const updatedAt = [doc, ...roundsHere, ...raced].map((record) => record.updatedAt).reduce(latest);
      return [entry(`${CIRCUIT_PAGE}/${doc.url}`, 'Nextgen/Venue', { updatedAt }, doc.name, '')];
    }),
    team: sortedBy([...teams.values()], ({ name, url }) => [name, url]).map((team) =>
      entry(`${TEAM_PAGE}/${team.url}`, 'Nextgen/Team', team, team.name, ''),
    ),
  };
};
