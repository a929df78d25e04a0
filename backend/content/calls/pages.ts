import type { Where } from 'payload';
import { getPage, listPages } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../context.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { findPage, listAnswer } from '../../cms/records/paging.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { badInput } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { pageEntity, pageTexts } from '../mappers/page.ts';
import { rowPageEntity } from '../mappers/row-page.ts';
import { readable } from '../../cms/records/readable.ts';

export const pageListRoute = handle(listPages, async ({ input, payload, customer }) => {
  const context = createContentContext(payload, { isSignedIn: customer !== null });
  const found = await readable(payload).find({
    collection: 'pages',
    where: PUBLISHED,
    sort: ['name', 'id'],
    ...findPage(input),
  });
  return listAnswer(found, input, async (doc) =>
    input.pb === 1 ? pageEntity(doc, context) : { ...pageTexts(doc), content: '', pageContents: [] },
  );
});

type PageKey = {
  readonly url?: string | undefined;
  readonly slug?: string | undefined;
  readonly id?: number | undefined;
};

/** The condition for a page of the current model. @throws Failure 422 if no key is given */
function pageWhere({ url, slug, id }: PageKey): Where {
  const name = url ?? slug;
  if (name !== undefined) return { url: { equals: name } };
  if (id !== undefined) return { id: { equals: id } };
  throw badInput('Send one of slug, url and id.');
}

/** `url` and `id` look up a page of the current model; `slug` a page of either model, preferring the current one. */
export const pageRoute = handle(getPage, async ({ input, payload, customer }) => {
  const context = createContentContext(payload, { isSignedIn: customer !== null });
  const page = await findOne(payload, 'pages', allOf(PUBLISHED, pageWhere(input)));
  const slug = input.url === undefined ? input.slug : undefined;
  const rowPage = page || !slug ? null : await findOne(payload, 'row-pages', { slug: { equals: slug } });
  return {
    item: page && (await pageEntity(page, context)),
    row_page: rowPage && (await rowPageEntity(rowPage, context)),
  };
});
