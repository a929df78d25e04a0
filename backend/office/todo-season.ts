import type { Where } from 'payload';
import { PUBLISHED, allOf } from '../cms/records/published.ts';
import { contentNow } from '../kernel/clock.ts';
import { ticketsLink } from '../season/data/ticketed-rounds.ts';
import { collectionHref } from './entries.ts';
import { findLeftBehind } from './left-behind.ts';
import { MAX_DETAILS, count, filtered, listed, mayWrite, plural, todo, type TodoPart } from './todo-entry.ts';

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Finished sessions without a sheet, and sheets that are still provisional. */
export const results: TodoPart = async (req) => {
  if (!(await mayWrite(req, 'results'))) return [];
  const now = contentNow().toISOString();
  const over: Where = {
    date: { less_than: now },
    kind: { in: ['qualifying', 'race'] },
    session_status: { not_in: ['cancelled', 'postponed', 'running', 'suspended'] },
  };
  const missing = await count(req, 'results', allOf(over, { 'rows.id': { exists: false } }));
  const provisional = await count(
    req,
    'results',
    allOf(over, { 'rows.id': { exists: true }, classification: { equals: 'provisional' } }),
  );
  return [
    ...todo(
      missing,
      plural(missing, 'session is over but has no result', 'sessions are over but have no result'),
      filtered('results', [
        '[rows.id][exists]=false',
        `[date][less_than]=${now}`,
        '[kind][in]=qualifying,race',
        '[session_status][not_in]=cancelled,postponed,running,suspended',
      ]),
    ),
    ...todo(
      provisional,
      plural(provisional, 'result is still provisional', 'results are still provisional'),
      filtered('results', [
        '[classification][equals]=provisional',
        '[rows.id][exists]=true',
        `[date][less_than]=${now}`,
        '[kind][in]=qualifying,race',
      ]),
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
