import type { PayloadRequest } from 'payload';
import { roleOf } from '../cms/access/roles.ts';
import { refId } from '../cms/records/refs.ts';
import { config } from '../kernel/config.ts';
import { log } from '../kernel/log/log.ts';
import { SAMPLE_SCORING } from './set-up/sample-scoring.ts';
import { SAMPLE_MARK, SAMPLE_PAGES } from './set-up/standard-pages.ts';
import { SET_UP_LATER } from './set-up/office-preference.ts';
import { dismissedBy, isEmptySite, SET_UP_PATH } from './set-up/set-up-state.ts';
import { collectionHref, globalHref, NEW_ROUND_PATH } from './entries.ts';
import { operatorChecklist } from './operator-checklist.ts';
import type { ChecklistItem, TodoDetail } from './todo-entry.ts';

const create = (collection: 'articles' | 'categories' | 'championships' | 'products') =>
  `${collectionHref(collection)}/create`;

/** Pages that still have sample text. */
async function samplePages({ payload }: PayloadRequest): Promise<TodoDetail[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { url: { in: [...SAMPLE_PAGES] } },
    depth: 0,
    pagination: false,
    sort: 'name',
    select: { name: true, blocks: true },
  });
  return docs
    .filter(({ blocks }) => JSON.stringify(blocks ?? []).includes(SAMPLE_MARK))
    .map(({ id, name }) => ({ title: name, href: `${collectionHref('pages')}/${String(id)}` }));
}

/** The scoring of a new site, as long as it has the name and points from the set-up; null for none. */
async function sampleScoring({ payload }: PayloadRequest): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'scorings',
    where: { name: { equals: SAMPLE_SCORING.name } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [sample] = docs;
  const points = sample?.points.map((line) => line.points).join();
  const given = SAMPLE_SCORING.points.map((line) => line.points).join();
  return sample !== undefined && points === given ? sample.id : null;
}

async function findAllItems(req: PayloadRequest, role: 'admin' | 'editor'): Promise<ChecklistItem[]> {
  const { payload } = req;
  const has = async (collection: 'articles' | 'categories' | 'championships' | 'rounds') =>
    (await payload.count({ collection })).totalDocs > 0;
  const settings = await payload.findGlobal({ slug: 'domain-settings', depth: 0 });
  const { organisation_logo, organisation_logo_dark, favicon, favicon_dark } = settings;
  const marks = [organisation_logo, organisation_logo_dark, favicon, favicon_dark].flatMap(
    (image) => refId(image) ?? [],
  );
  const [samples, classes, rounds, championships, scoring, tickets, news, results, pictures] =
    await Promise.all([
      samplePages(req),
      has('categories'),
      has('rounds'),
      has('championships'),
      sampleScoring(req),
      payload.count({ collection: 'products', where: { is_ticket: { equals: true } } }),
      has('articles'),
      payload.count({ collection: 'results', where: { has_sheet: { equals: true } } }),
      payload.count({ collection: 'media', where: marks.length === 0 ? {} : { id: { not_in: marks } } }),
    ]);
  const settingsHref = globalHref('domain-settings');
  const missing = (isThere: boolean, key: string, label: string, href: string): ChecklistItem[] =>
    isThere ? [] : [{ key, label, href }];
  return [
    ...(samples.length === 0
      ? []
      : [
          {
            key: 'samples',
            label:
              samples.length === 1
                ? 'Replace the sample text on 1 page'
                : `Replace the sample text on ${String(samples.length)} pages`,
            href: null,
            details: samples,
          },
        ]),
    ...missing(marks.length > 0, 'logo', 'Add a logo', settingsHref),
    ...missing(Boolean(settings.organisation_email), 'contact', 'Add a contact email address', settingsHref),
    ...missing(classes, 'classes', 'Add the classes', create('categories')),
    ...missing(rounds, 'rounds', 'Add the first round', NEW_ROUND_PATH),
    // A championship needs a class and its rounds.
    ...missing(
      championships || !classes || !rounds,
      'championships',
      'Add the first championship, for the standings',
      create('championships'),
    ),
    ...missing(
      scoring === null,
      'points',
      'Check the sample points',
      `${collectionHref('scorings')}/${String(scoring)}`,
    ),
    ...missing(
      settings.ecommerce_enabled !== true || tickets.totalDocs > 0,
      'tickets',
      'Add the first ticket',
      create('products'),
    ),
    ...missing(news, 'news', 'Write the first news article', create('articles')),
    // The list has separate buttons for one and for many.
    ...missing(pictures.totalDocs > 0, 'pictures', 'Add pictures', collectionHref('media')),
    // Until there is a round there is nothing to enter.
    ...missing(
      !rounds || results.totalDocs > 0,
      'results',
      'Enter the first result',
      collectionHref('results'),
    ),
    ...(role === 'admin'
      ? operatorChecklist(config(), Boolean(settings.ecommerce_enabled || settings.tickets_on_sale))
      : []),
  ];
}

/**
 * What a new site still needs, for administrators and editors: without what is done, and what the account has dismissed. Server settings
 * are for administrators only. A part that fails is left out and logged: the home screen is the first place that people look.
 */
export async function findChecklist(req: PayloadRequest): Promise<readonly ChecklistItem[]> {
  const role = req.user?.collection === 'users' ? roleOf(req.user) : null;
  if (role !== 'admin' && role !== 'editor') return [];
  try {
    if (await isEmptySite(req))
      return role === 'admin' ? [{ key: SET_UP_LATER, label: 'Set up the site', href: SET_UP_PATH }] : [];
    const [items, dismissed] = await Promise.all([findAllItems(req, role), dismissedBy(req)]);
    return items.filter(({ key }) => !dismissed.has(key));
  } catch (err) {
    log.error({ err }, 'the set-up checklist could not be loaded');
    return [];
  }
}
