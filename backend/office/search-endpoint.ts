import type { Endpoint, PayloadRequest } from 'payload';
import { textOf } from '../../lib/shared/record.ts';
import { roleOf, type Role } from '../cms/access/roles.ts';
import {
  collectionHref,
  EVERYTHING,
  globalHref,
  HANDBOOK,
  HOME,
  menuOf,
  screensOf,
  shownTo,
  type MenuLink,
} from './entries.ts';
import { findJobs } from './jobs.ts';
import { findNextRound } from './next-round.ts';
import { fairShare, recordsIn } from './search-records.ts';
import { messageAnswer, privateJson } from '../kernel/http/answer.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 100;
const MAX_HITS = 30;

/** Screens by name: lists of collections, settings, the menu's entries, and screens that aren't in the menu. */
function screens(req: PayloadRequest, role: Role): readonly MenuLink[] {
  const inMenu = [...menuOf(role).flatMap(({ links }) => links), HANDBOOK];
  if (role === 'gate') return inMenu;
  const { collections, globals } = shownTo(req);
  const all = [
    ...inMenu,
    ...collections.map(({ slug, labels }) => ({
      label: textOf(labels.plural) || slug,
      href: collectionHref(slug),
    })),
    ...globals.map(({ slug, label }) => ({ label: textOf(label) || slug, href: globalHref(slug) })),
    ...screensOf(role),
  ];
  return all.filter(
    ({ href }, index) =>
      href !== HOME && href !== EVERYTHING && all.findIndex((screen) => screen.href === href) === index,
  );
}

/**
 * GET /api/office/search?q=…: jobs, screens and records of all collections whose names have every word, within what the calling account may
 * read.
 */
export const officeSearchEndpoint: Endpoint = {
  path: '/office/search',
  method: 'get',
  handler: async (req) => {
    const { user } = req;
    const role = user?.collection === 'users' ? roleOf(user) : null;
    if (!user || role === null) return messageAnswer(401, 'Please sign in first.');
    const query = (req.searchParams.get('q') ?? '').trim();
    if (query.length > MAX_LENGTH)
      return messageAnswer(422, `Search for up to ${String(MAX_LENGTH)} characters.`);
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const next = role === 'gate' ? null : await findNextRound(req.payload);
    const jobs = findJobs(role, words, next?.id ?? null).map(({ label, href }) => ({
      title: label,
      kind: 'Job',
      href,
    }));
    if (query.length < MIN_LENGTH) return privateJson({ hits: jobs });

    const named = screens(req, role)
      .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
      // A few jobs are screens of the same name.
      .filter(({ label }) => jobs.every(({ title }) => title !== label))
      .map(({ label, href }) => ({ title: label, kind: 'Screen', href }));
    const { collections } = shownTo(req);
    const records = await Promise.all(
      collections.map((collection) => recordsIn(req, collection, query, words)),
    );
    const first = [...jobs, ...named].slice(0, MAX_HITS);
    return privateJson({ hits: [...first, ...fairShare(records, MAX_HITS - first.length)] });
  },
};
