import { getPage, listPages } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../context.ts';
import { findPublishedPage, findRowPage, type PageKey } from '../data/pages.ts';
import { findPage, listAnswer } from '../../cms/records/paging.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
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

function keyOf({
  url,
  slug,
  id,
}: {
  url?: string | undefined;
  slug?: string | undefined;
  id?: number | undefined;
}): PageKey {
  if (url !== undefined) return { url };
  if (slug !== undefined) return { url: slug, slug };
  if (id !== undefined) return { id };
  throw badInput('Send one of slug, url and id.');
}

/** `url` and `id` look up a page of the current model; `slug` a page of either model, preferring the current one. */
export const pageRoute = handle(getPage, async ({ input, payload, customer }) => {
  const context = createContentContext(payload, { isSignedIn: customer !== null });
  const key = keyOf(input);
  const page = await findPublishedPage(payload, key);
  const rowPage = page || !key.slug ? null : await findRowPage(payload, key.slug);
  return {
    item: page && (await pageEntity(page, context)),
    row_page: rowPage && (await rowPageEntity(rowPage, context)),
  };
});
