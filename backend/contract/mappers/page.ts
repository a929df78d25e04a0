import type { CmsPage, PageBlock } from '../../../lib/contract/entities/page.ts';
import type { Page } from '../../payload-types.ts';
import type { ContentContext } from '../data/context.ts';
import { pageBlockEntity } from './page-block.ts';

/** A page without text and blocks. */
export const pageTexts = (doc: Omit<Page, 'blocks' | 'content' | 'createdAt'>) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  updated_at: doc.updatedAt,
  requires_login: doc.requires_login ?? false,
});

/** Whether this reader gets the words of a page: those of one for signed-in visitors are kept from all others (decision 34). */
export const mayRead = ({ requires_login }: Pick<Page, 'requires_login'>, { isSignedIn }: ContentContext) =>
  isSignedIn || !requires_login;

/** The blocks of a page in their order; none where the reader may not have them. */
export async function pageContents(
  doc: Pick<Page, 'blocks' | 'requires_login'>,
  context: ContentContext,
): Promise<PageBlock[]> {
  if (!mayRead(doc, context)) return [];
  const blocks = await Promise.all(
    (doc.blocks ?? []).map((block, index) => pageBlockEntity(block, index, context)),
  );
  return blocks.filter((block) => block !== null);
}

/** A page with its text and blocks (spec point 3), as far as the reader may have them. */
export async function pageEntity(doc: Page, context: ContentContext): Promise<CmsPage> {
  const [content, blocks] = await Promise.all([
    mayRead(doc, context) ? context.html(doc.content) : '',
    pageContents(doc, context),
  ]);
  return { ...pageTexts(doc), content, pageContents: blocks };
}
