import type { PayloadRequest, Where } from 'payload';
import { PUBLISHED, allOf } from '../cms/records/published.ts';
import { contentNow } from '../kernel/clock.ts';
import { ticketsLink } from '../season/data/ticketed-rounds.ts';
import { collectionHref } from './entries.ts';
import { findLeftBehind } from './left-behind.ts';
import { MAX_DETAILS, count, filtered, listed, mayWrite, plural, todo, type TodoPart } from './todo-entry.ts';
import { LONG_AFTER_MS } from './todo-outdated.ts';

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Ids of the rounds that were called off: their sessions stay scheduled, and won't have results. */
async function roundsOff(req: PayloadRequest): Promise<readonly number[]> {
  const { docs } = await req.payload.find({
    collection: 'rounds',
    where: { round_status: { in: ['postponed', 'cancelled'] } },
    depth: 0,
    pagination: false,
    select: {},
    req,
  });
  return docs.map(({ id }) => id);
}

/** Finished sessions without a sheet, and sheets that are still provisional. A session without an end is over some hours after its start. */
export const results: TodoPart = async (req) => {
  if (!(await mayWrite(req, 'results'))) return [];
  const moment = contentNow();
  const now = moment.toISOString();
  const longAgo = new Date(moment.getTime() - LONG_AFTER_MS).toISOString();
  const off = await roundsOff(req);
  const started: Where = {
    date: { less_than: now },
    kind: { in: ['qualifying', 'race'] },
    session_status: { not_in: ['cancelled', 'postponed', 'running', 'suspended'] },
  };
  const held: Where | null = off.length === 0 ? null : { round: { not_in: [...off] } };
  const over = allOf(started, {
    or: [
      { session_status: { equals: 'finished' } },
      allOf({ ends_at: { less_than: now } }, held),
      allOf({ ends_at: { exists: false }, date: { less_than: longAgo } }, held),
    ],
  });
  const missing = await count(req, 'results', allOf(over, { 'rows.id': { exists: false } }));
  const provisional = await count(
    req,
    'results',
    allOf(over, { 'rows.id': { exists: true }, classification: { equals: 'provisional' } }),
  );
  const heldFilter = off.length === 0 ? [] : [`[round][not_in]=${off.join(',')}`];
  /** The list of the sessions that are over and match further filters. */
  const listOf = (...filters: readonly string[]) => {
    const common = [
      ...filters,
      `[date][less_than]=${now}`,
      '[kind][in]=qualifying,race',
      '[session_status][not_in]=cancelled,postponed,running,suspended',
    ];
    return filtered(
      'results',
      [...common, '[session_status][equals]=finished'],
      [...common, `[ends_at][less_than]=${now}`, ...heldFilter],
      [...common, '[ends_at][exists]=false', `[date][less_than]=${longAgo}`, ...heldFilter],
    );
  };
  return [
    ...todo(
      missing,
      plural(missing, 'session is over but has no result', 'sessions are over but have no result'),
      listOf('[rows.id][exists]=false'),
    ),
    ...todo(
      provisional,
      plural(provisional, 'result is still provisional', 'results are still provisional'),
      listOf('[classification][equals]=provisional', '[rows.id][exists]=true'),
    ),
  ];
};

/** Sessions without a class, drafts included: only activities need none. */
export const withoutClass: TodoPart = async (req) => {
  if (!(await mayWrite(req, 'results'))) return [];
  const { docs, totalDocs } = await req.payload.find({
    collection: 'results',
    draft: true,
    where: { category: { exists: false }, kind: { not_equals: 'activity' } },
    sort: 'date',
    limit: MAX_DETAILS,
    depth: 1,
    overrideAccess: false,
    select: { session_name: true, round: true },
    req,
  });
  const details = docs.map(({ id, session_name, round }) => ({
    title: [session_name || 'Untitled', typeof round === 'object' ? round?.name : '']
      .filter(Boolean)
      .join(', '),
    href: `${collectionHref('results')}/${String(id)}`,
  }));
  return listed(details, 'session has no class', 'sessions have no class', totalDocs);
};

/** What the current or next round still needs in its last week, and rounds without a series. */
export const raceWeek: TodoPart = async (req, next) => {
  if (!(await mayWrite(req, 'rounds'))) return [];
  const loose = await count(req, 'rounds', allOf(PUBLISHED, { series: { exists: false } }));
  const found = [
    ...(await findLeftBehind(req)),
    ...todo(
      loose,
      plural(loose, 'round isn’t in a series', 'rounds aren’t in a series'),
      filtered('rounds', ['[series][exists]=false']),
    ),
  ];
  if (next === null) return found;
  const round = await req.payload.findByID({ collection: 'rounds', id: next.id, depth: 0 });
  if (new Date(round.start_date).getTime() - contentNow().getTime() > WEEK_MS) return found;
  const sessions = await count(req, 'results', allOf(PUBLISHED, { round: { equals: next.id } }));
  const entries = await count(req, 'entries', { round: { equals: next.id } });
  const href = `${collectionHref('rounds')}/${String(next.id)}`;
  const lacks = [
    ...(sessions === 0 ? ['timetable'] : []),
    ...(entries === 0 ? ['entry list'] : []),
    ...((await ticketsLink(req.payload, round)) === '' ? ['link to buy tickets'] : []),
    ...((round.broadcasts ?? []).length > 0 ? [] : ['broadcasts']),
  ];
  // A sentence about one round, without a count.
  return [...found, ...lacks.map((lack) => ({ count: 0, label: `${next.name} has no ${lack}`, href }))];
};
