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

/** The blocks of a page in their order. */
export async function pageContents(doc: Pick<Page, 'blocks'>, context: ContentContext): Promise<PageBlock[]> {
  const blocks = await Promise.all(
    (doc.blocks ?? []).map((block, index) => pageBlockEntity(block, index, context)),
  );
  return blocks.filter((block) => block !== null);
}

/** A page with its blocks (spec point 3). */
export async function pageEntity(doc: Page, context: ContentContext): Promise<CmsPage> {
  const [content, blocks] = await Promise.all([context.html(doc.content), pageContents(doc, context)]);
  return { ...pageTexts(doc), content, pageContents: blocks };
}
