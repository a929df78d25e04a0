import { findAll } from '../../cms/records/by-ids.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { toPlainText } from '../../cms/rich-text/to-html.ts';
import { cachedRecords } from '../../content/sitemap/cached-records.ts';
import { shortened } from '../../content/sitemap/sitemap-entry.ts';

/** Published rounds, with what addresses and standings need of them. */
export const cachedRounds = cachedRecords('rounds', PUBLISHED, async (payload, where) => {
  const select = {
    name: true,
    url: true,
    content: true,
    start_date: true,
    end_date: true,
    venue: true,
    series: true,
    round_status: true,
    updatedAt: true,
  } as const;
  const { docs } = await readable(payload).find({ ...findAll('rounds', where), select });
  return docs.map(({ content, ...doc }) => ({ ...doc, description: shortened(toPlainText(content)) }));
});

/** Published sessions, without their rows. */
export const cachedSessions = cachedRecords('results', PUBLISHED, async (payload, where) => {
  const select = {
    session_name: true,
    round: true,
    category: true,
    date: true,
    sort_order: true,
    is_a_race: true,
    session_status: true,
    has_sheet: true,
    classification: true,
    updatedAt: true,
  } as const;
  return (await readable(payload).find({ ...findAll('results', where), select })).docs;
});

/** Drivers, with what addresses and lists need of them. */
export const cachedDrivers = cachedRecords('drivers', {}, async (payload, where) => {
  const select = {
    first_name: true,
    last_name: true,
    url: true,
    category: true,
    groups: true,
    sponsor: true,
    updatedAt: true,
  } as const;
  return (await readable(payload).find({ ...findAll('drivers', where), select })).docs;
});

type Sortable = string | number | null | undefined;

/** Sorted by the first key that differs. */
export const sortedBy = <T>(docs: readonly T[], keysOf: (doc: T) => readonly Sortable[]): T[] =>
  docs.toSorted((a, b) => {
    const others = keysOf(b);
    for (const [index, key] of keysOf(a).entries()) {
      const [own, other] = [key ?? '', others[index] ?? ''];
      if (own !== other) return own < other ? -1 : 1;
    }
    return 0;
  });
