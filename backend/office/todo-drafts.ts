import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import { isRecord, propertyOf, textIn, textOf } from '../../lib/shared/record.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../lib/contract/time-zone.ts';
import type { AuditedAction } from '../cms/audit/actions.ts';
import { writeMoment } from '../cms/fields/read-moment.ts';
import { PUBLISHED, allOf } from '../cms/records/published.ts';
import { contentNow } from '../kernel/clock.ts';
import { changeableRecord } from './changeable-record.ts';
import { collectionHref, globalHref } from './entries.ts';
import {
  MAX_DETAILS,
  count,
  filtered,
  listed,
  mayWrite,
  plural,
  todo,
  type Todo,
  type TodoDetail,
  type TodoPart,
} from './todo-entry.ts';

const MAX_JOBS = 50;
const A_MONTH_MS = 30 * 24 * 60 * 60_000;

const DRAFTED = [
  { collection: 'pages', one: 'page has unpublished changes', many: 'pages have unpublished changes' },
  { collection: 'articles', one: 'article is a draft', many: 'articles are drafts' },
  { collection: 'microblog-posts', one: 'short post is a draft', many: 'short posts are drafts' },
  { collection: 'podcast-episodes', one: 'podcast episode is a draft', many: 'podcast episodes are drafts' },
  { collection: 'rounds', one: 'round has unpublished changes', many: 'rounds have unpublished changes' },
  { collection: 'results', one: 'session is a draft', many: 'sessions are drafts' },
  { collection: 'products', one: 'product is a draft', many: 'products are drafts' },
] as const;
type Drafted = (typeof DRAFTED)[number];

/** Records of a collection whose latest version isn't published. */
async function draftsIn(req: PayloadRequest, { collection, one, many }: Drafted): Promise<readonly Todo[]> {
  if (!(await mayWrite(req, collection))) return [];
  const { docs, totalDocs } = await req.payload.findVersions({
    collection,
    where: { latest: { equals: true }, 'version._status': { equals: 'draft' } },
    limit: MAX_DETAILS,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? '';
  const details = docs.map(({ parent, version }) => ({
    title: textIn(version, title) || 'Untitled',
    href: `${collectionHref(collection)}/${String(parent)}`,
  }));
  return listed(details, one, many, totalDocs);
}

/** The menus and the notice, if their last change isn't published. */
async function draftOfMenus(req: PayloadRequest): Promise<readonly Todo[]> {
  if (!(await mayWriteGlobal(req, 'navigation'))) return [];
  const { docs } = await req.payload.findGlobalVersions({
    slug: 'navigation',
    where: { latest: { equals: true }, 'version._status': { equals: 'draft' } },
    limit: 1,
    depth: 0,
    req,
  });
  return docs.length > 0
    ? [{ count: 0, label: 'Navigation has unpublished changes', href: globalHref('navigation') }]
    : [];
}

async function mayWriteGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<boolean> {
  const access = req.payload.globals.config.find((candidate) => candidate.slug === slug)?.access;
  return access !== undefined && (await access.update({ req })) !== false;
}

/** Unpublished drafts. */
export const drafts: TodoPart = async (req) =>
  (await Promise.all([...DRAFTED.map((kind) => draftsIn(req, kind)), draftOfMenus(req)])).flat();

/** The name and address of a scheduled change's subject; null if the account can't change it, or it is gone. */
async function subjectOf(req: PayloadRequest, input: object): Promise<TodoDetail | null> {
  const global = req.payload.config.globals.find(({ slug }) => slug === propertyOf(input, 'global'));
  if (global)
    return (await mayWriteGlobal(req, global.slug))
      ? { title: textOf(global.label), href: globalHref(global.slug) }
      : null;
  const doc = propertyOf(input, 'doc');
  return changeableRecord(req, textIn(doc, 'relationTo'), Number(propertyOf(doc, 'value')));
}

/** What the audit trail says once somebody has made a scheduled change. */
const ACTIONS: Readonly<Record<'publish' | 'unpublish', readonly AuditedAction[]>> = {
  publish: ['published', 'published-alone'],
  unpublish: ['unpublished'],
};

/** Whether somebody has made a change of a record since a moment, whatever has become of the record after that. */
async function isAudited(
  req: PayloadRequest,
  { model, id }: { readonly model: CollectionSlug; readonly id: number },
  change: keyof typeof ACTIONS,
  moment: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'audit-entries',
    where: {
      model: { equals: model },
      document_id: { equals: String(id) },
      action: { in: [...ACTIONS[change]] },
      createdAt: { greater_than: moment },
    },
    req,
  });
  return totalDocs > 0;
}

/** Whether somebody has since done what a scheduled change failed to do: taken the record down, or published it. */
async function isDoneSince(req: PayloadRequest, input: object, moment: string): Promise<boolean> {
  const { payload } = req;
  const doc = propertyOf(input, 'doc');
  const collection = payload.config.collections.find(({ slug }) => slug === textIn(doc, 'relationTo'))?.slug;
  const global = payload.config.globals.find(({ slug }) => slug === propertyOf(input, 'global'))?.slug;
  const id = Number(propertyOf(doc, 'value'));
  const query = { depth: 0, req } as const;
  const change = textIn(input, 'type') === 'unpublish' ? 'unpublish' : 'publish';
  if (collection !== undefined && (await isAudited(req, { model: collection, id }, change, moment)))
    return true;
  // Programs leave no trail.
  if (change === 'unpublish') {
    const visible =
      collection === undefined
        ? global && (await payload.findGlobal({ slug: global, ...query }))
        : await payload.findByID({ collection, id, disableErrors: true, ...query });
    return textIn(visible, '_status') !== 'published';
  }
  const publications: Where = {
    'version._status': { equals: 'published' },
    updatedAt: { greater_than: moment },
  };
  const { totalDocs } =
    collection === undefined
      ? global
        ? await payload.countGlobalVersions({ global, where: publications, req })
        : { totalDocs: 0 }
      : await payload.countVersions({
          collection,
          where: { and: [publications, { parent: { equals: id } }] },
          req,
        });
  return totalDocs > 0;
}

/** Failed scheduled changes, until somebody makes them, for a month at most. */
async function failedChanges(req: PayloadRequest): Promise<readonly Todo[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      hasError: { equals: true },
      updatedAt: { greater_than: new Date(Date.now() - A_MONTH_MS).toISOString() },
    },
    sort: '-updatedAt',
    limit: MAX_JOBS,
    depth: 0,
    pagination: false,
    req,
  });
  const found = await Promise.all(
    docs.map(async ({ input, error, updatedAt }) => {
      const record = isRecord(input) ? await subjectOf(req, input) : null;
      if (record === null || !isRecord(input) || (await isDoneSince(req, input, updatedAt))) return [];
      const change = textIn(input, 'type') === 'unpublish' ? 'taken down' : 'published';
      return [{ ...record, title: `${record.title}: not ${change}. ${textIn(error, 'message')}` }];
    }),
  );
  return listed(found.flat(), 'scheduled change failed', 'scheduled changes failed');
}

/** Pending scheduled changes with their times, soonest first. */
async function scheduledChanges(req: PayloadRequest): Promise<readonly Todo[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    },
    sort: 'waitUntil',
    limit: MAX_JOBS,
    depth: 0,
    pagination: false,
    req,
  });
  const found = await Promise.all(
    docs.map(async ({ input, waitUntil }) => {
      const record = isRecord(input) ? await subjectOf(req, input) : null;
      if (record === null) return [];
      const change = textIn(input, 'type') === 'unpublish' ? 'taken down' : 'published';
      const when = waitUntil ? writeMoment(waitUntil, CHAMPIONSHIP_TIME_ZONE) : 'as soon as possible';
      return [{ ...record, title: `${record.title}: ${change} ${when}` }];
    }),
  );
  return listed(found.flat(), 'change is scheduled', 'changes are scheduled');
}

/** Content that will appear or disappear by itself. */
export const scheduled: TodoPart = async (req) => {
  const now = contentNow().toISOString();
  const articles = (await mayWrite(req, 'articles'))
    ? await count(req, 'articles', allOf(PUBLISHED, { display_start_time: { greater_than: now } }))
    : 0;
  return [
    ...(await failedChanges(req)),
    ...todo(
      articles,
      plural(articles, 'article appears at a later date', 'articles appear at a later date'),
      filtered('articles', [`[display_start_time][greater_than]=${now}`]),
    ),
    ...(await scheduledChanges(req)),
  ];
};
