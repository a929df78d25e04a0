import type { Where } from 'payload';
import type { Article } from '../../payload-types.ts';
import type { ContentContext } from './context.ts';
import { findByUrl } from './draft-view.ts';
import { inGroup } from './groups.ts';
import { allOf, publishedBy } from './published.ts';

type Slice = {
  readonly first: number;
  readonly offset: number;
  /** Whether the text is wanted: most lists do without, and it is most of an article. */
  readonly hasText: boolean;
};

const LIST_FIELDS = {
  name: true,
  url: true,
  blurb: true,
  author: true,
  display_start_time: true,
  createdAt: true,
  updatedAt: true,
  group: true,
  image: true,
} as const;

/** An article of a list; its text is there only if it was wanted. */
export type ListedArticle = Pick<Article, 'id' | keyof typeof LIST_FIELDS> &
  Partial<Pick<Article, 'content'>>;

async function shownIn({ payload, now }: ContentContext, group: string | null | undefined): Promise<Where> {
  return allOf(publishedBy('display_start_time', now), await inGroup(payload, 'Article', group, 'group'));
}

/** Published articles whose date has come, latest first, all or those of a group and the groups below it. */
export async function listArticles(
  context: ContentContext,
  group: string | null | undefined,
  { first, offset, hasText }: Slice,
): Promise<ListedArticle[]> {
  const order = { sort: ['-display_start_time', '-id'], depth: 0 };
  const select = { ...LIST_FIELDS, ...(hasText ? { content: true as const } : {}) };
  const where = await shownIn(context, group);
  // Payload knows pages, not offsets: of the pages that hold the slice, the part that was asked for.
  const skipped = offset % first;
  const page = Math.floor(offset / first) + 1;
  const pages = skipped === 0 ? [page] : [page, page + 1];
  const found = await Promise.all(
    pages.map((number) =>
      context.payload.find({ collection: 'articles', where, select, ...order, limit: first, page: number }),
    ),
  );
  return found.flatMap(({ docs }) => docs).slice(skipped, skipped + first);
}

/** How many articles such a list has. */
export async function countArticles(
  context: ContentContext,
  group: string | null | undefined,
): Promise<number> {
  const { totalDocs } = await context.payload.count({
    collection: 'articles',
    where: await shownIn(context, group),
  });
  return totalDocs;
}

/** A published article whose date has come, by its url; or null. */
export const findArticle = ({ payload, now }: ContentContext, url: string): Promise<Article | null> =>
  findByUrl(payload, 'articles', url, publishedBy('display_start_time', now));
