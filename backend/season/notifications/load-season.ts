import type { Payload, Where } from 'payload';
import { findAll, mapById } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED, publishedBy } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Result } from '../../payload-types.ts';
import { sessionChanges } from '../mappers/racing.ts';
import { AHEAD_MS, NEWS_AGE_MS, type PlannedArticle, type PlannedRound, type Season } from './plan.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A round lasts a few days, and its sessions are within it. */
const ROUND_MS = 7 * DAY_MS;

/** The sessions in the weeks around a moment, and those put off from then until later, or without a new time, with their changes. */
async function loadSessions(payload: Payload, from: string, until: string) {
  const within = { greater_than: from, less_than: until };
  const planned: Where = { date: within };
  const putOff: Where = {
    previous_starts_at: within,
    or: [{ date: { greater_than_equal: until } }, { date: { exists: false } }],
  };
  const select = {
    session_name: true,
    round: true,
    category: true,
    kind: true,
    date: true,
    session_status: true,
    status_note: true,
    has_sheet: true,
    classification: true,
    classified_since: true,
    changes: true,
  } as const;
  const answers = await Promise.all(
    [planned, putOff].map((where) =>
      readable(payload).find({ ...findAll('results', allOf(PUBLISHED, where)), select }),
    ),
  );
  return answers.flatMap(({ docs }) => docs);
}

async function loadRounds(payload: Payload, from: string, until: string): Promise<readonly PlannedRound[]> {
  const where = allOf(PUBLISHED, { end_date: { greater_than: from }, start_date: { less_than: until } });
  const select = {
    name: true,
    url: true,
    round_status: true,
    status_note: true,
    start_date: true,
    end_date: true,
    revised_at: true,
    categories: true,
  } as const;
  const { docs } = await readable(payload).find({ ...findAll('rounds', where), select });
  return docs.map(({ id, name, url, round_status: status, status_note: note, ...round }) => ({
    id,
    name,
    url,
    isOff: status === 'postponed' || status === 'cancelled' ? status : null,
    note: note ?? '',
    start: round.start_date,
    end: round.end_date,
    revisedAt: round.revised_at ?? null,
    categories: refIds(round.categories),
  }));
}

async function loadArticles(payload: Payload, now: Date) {
  const since = new Date(now.getTime() - NEWS_AGE_MS).toISOString();
  const where = allOf(publishedBy('display_start_time', now), {
    display_start_time: { greater_than: since },
  });
  const select = { name: true, url: true, display_start_time: true, categories: true } as const;
  return (await readable(payload).find({ ...findAll('articles', where), select })).docs;
}

const isOfficial = ({ has_sheet, classification }: Pick<Result, 'has_sheet' | 'classification'>): boolean =>
  has_sheet === true && (classification === 'official' || classification === 'amended');

/** Everything in the championship that subscribers might be notified of around a moment. */
export async function loadSeason(payload: Payload, now: Date): Promise<Season> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const [sessions, rounds, articles] = await Promise.all([
    loadSessions(payload, at(-ROUND_MS), at(AHEAD_MS + ROUND_MS)),
    loadRounds(payload, at(-2 * ROUND_MS), at(AHEAD_MS + ROUND_MS)),
    loadArticles(payload, now),
  ]);
  const wanted = [
    ...sessions.flatMap((doc) => refIds([doc.category])),
    ...articles.flatMap((doc) => refIds(doc.categories)),
  ];
  const found = await readable(payload).find({
    ...findAll('categories', { id: { in: [...new Set(wanted)] } }),
    select: { name: true },
  });
  const categories = mapById(found.docs);
  const roundOf = mapById(rounds);
  return {
    rounds,
    sessions: sessions.map((doc) => ({
      id: doc.id,
      name: doc.session_name,
      category: categories.get(refId(doc.category) ?? 0) ?? null,
      round: roundOf.get(refId(doc.round) ?? 0) ?? null,
      kind: doc.kind ?? null,
      start: doc.date ?? null,
      status: doc.session_status ?? 'scheduled',
      note: doc.status_note ?? '',
      changes: sessionChanges(doc),
      officialSince: isOfficial(doc) ? (doc.classified_since ?? null) : null,
      takesPlace: (roundOf.get(refId(doc.round) ?? 0)?.isOff ?? null) === null,
    })),
    articles: articles.map(({ id, name, url, display_start_time, categories: about }): PlannedArticle => ({
      id,
      title: name,
      url,
      at: display_start_time,
      categories: refIds(about).flatMap((category) => categories.get(category) ?? []),
    })),
  };
}
