import type { PayloadRequest } from 'payload';
import { PUBLISHED } from '../cms/records/published.ts';
import { BLOCK_PARAMETER } from '../cms/preview/block-parameter.ts';
import { emptyBlocks } from '../cms/blocks/empty-blocks.ts';
import { findOrphans, menuSources, sourcesIn, SOURCES } from '../content/links/linked-from.ts';
import { knownPaths } from '../content/links/known-paths.ts';
import { collectionHref } from './entries.ts';
import {
  count,
  filtered,
  listed,
  mayWrite,
  plural,
  todo,
  type TodoDetail,
  type TodoPart,
} from './todo-entry.ts';

/** Visitors' submissions that nobody has dealt with. */
export const submissions: TodoPart = async (req) => {
  if (!(await mayWrite(req, 'form-submissions'))) return [];
  const waiting = await count(req, 'form-submissions', {
    handling: { not_equals: 'done' },
    status: { in: ['received', 'paid'] },
  });
  return todo(
    waiting,
    plural(waiting, 'form submission hasn’t been dealt with', 'form submissions haven’t been dealt with'),
    filtered('form-submissions', ['[handling][not_equals]=done', '[status][in]=received,paid']),
  );
};

/** The site from a visitor's view: paths not found, unreachable pages, broken links. */
export const visitors: TodoPart = async (req) => {
  if (!(await mayWrite(req, 'pages'))) return [];
  const missing = await count(req, 'missing-paths', {
    or: [{ redirect_to: { exists: false } }, { redirect_to: { equals: '' } }],
  });
  const orphans = await findOrphans(req.payload);
  return [
    ...todo(
      missing,
      plural(missing, 'address that visitors couldn’t find', 'addresses that visitors couldn’t find'),
      collectionHref('missing-paths'),
    ),
    ...listed(await brokenLinks(req), 'link is broken', 'links are broken'),
    ...listed(await emptyOnPages(req), 'block is empty', 'blocks are empty'),
    ...listed(
      orphans.map(({ title, path, edit }) => ({ title: `${title} (/${path})`, href: edit })),
      'page has no links to it',
      'pages have no links to them',
    ),
  ];
};

/** Blocks of published pages that show nothing, each with a link. */
async function emptyOnPages({ payload }: PayloadRequest): Promise<TodoDetail[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: PUBLISHED,
    depth: 0,
    pagination: false,
    select: { name: true, blocks: true },
  });
  return docs.flatMap(({ id, name, blocks }) =>
    emptyBlocks((blocks ?? []).map((block) => ({ ...block }))).map(({ block, label, message }) => ({
      title: `${name}: block ${String(block)} “${label}” ${message}`,
      href: `${collectionHref('pages')}/${String(id)}?${BLOCK_PARAMETER}=${String(block)}`,
    })),
  );
}

/** Links to addresses that visitors can't find, in the menus and in published content. */
async function brokenLinks({ payload }: PayloadRequest): Promise<TodoDetail[]> {
  const knows = await knownPaths(payload);
  const sources = await Promise.all(SOURCES.map((collection) => sourcesIn(payload, collection)));
  const links = [
    ...(await menuSources(payload)),
    ...sources.flat().flatMap(({ paths, linker }) => [...paths].map((path) => ({ path, linker }))),
  ];
  return links
    .filter(({ path }) => !knows(path))
    .map(({ path, linker }) => ({ title: `/${path} in ${linker.title}`, href: linker.edit }));
}
