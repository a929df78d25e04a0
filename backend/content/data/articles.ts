import type { Where } from 'payload';
import type { Article } from '../../payload-types.ts';
import type { ContentContext } from '../context.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { findByUrl } from '../../cms/records/draft-view.ts';
import { inGroup } from '../groups/groups.ts';
import { allOf, PUBLISHED, publishedBy } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';

type Slice = {
  readonly first: number;
  readonly offset: number;
  /** Whether the text is needed: most lists don't show it, and it is most of an article. */
  readonly hasText: boolean;
};

const LIST_FIELDS = {
  name: true,
  url: true,
  blurb: true,
  author: true,
  writer: true,
  display_start_time: true,
  createdAt: true,
  updatedAt: true,
  group: true,
  image: true,
} as const;

/** An article in a list. Includes its text only if requested, and its link preview only when read individually. */
export type ListedArticle = Pick<Article, 'id' | keyof typeof LIST_FIELDS> &
  Partial<Pick<Article, 'content' | 'share_picture' | 'share_image' | 'round'>>;

async function shownIn({ payload, now }: ContentContext, group: string | null | undefined): Promise<Where> {
  return allOf(publishedBy('display_start_time', now), await inGroup(payload, 'Article', group, 'group'));
}

/** Published articles whose date has passed, latest first, all or those in a group and its subgroups. */
export async function listArticles(
  context: ContentContext,
  group: string | null | undefined,
  { first, offset, hasText }: Slice,
): Promise<ListedArticle[]> {
  const order = { sort: ['-display_start_time', '-id'], depth: 0 };
  const select = { ...LIST_FIELDS, ...(hasText ? { content: true as const } : {}) };
  const where = await shownIn(context, group);
  // Payload has pages but no offsets: read the pages that contain the slice, then cut it out.
  const skipped = offset % first;
  const page = Math.floor(offset / first) + 1;
  const pages = skipped === 0 ? [page] : [page, page + 1];
  const found = await Promise.all(
    pages.map((number) =>
      readable(context.payload).find({
        collection: 'articles',
        where,
        select,
        ...order,
        limit: first,
        page: number,
      }),
    ),
  );
  return found.flatMap(({ docs }) => docs).slice(skipped, skipped + first);
}

/** Published articles whose date has passed, by their URL names, in no particular order. */
export async function findArticles(
  { payload, now }: ContentContext,
  urls: readonly string[],
): Promise<ListedArticle[]> {
  if (urls.length === 0) return [];
  const { docs } = await readable(payload).find({
    ...findAll('articles', allOf(publishedBy('display_start_time', now), { url: { in: [...urls] } })),
    select: LIST_FIELDS,
  });
  return docs;
}

/** The latest published articles about a round whose date has passed. */
export async function listArticlesOfRound(
  { payload, now }: ContentContext,
  round: number,
  first: number,
): Promise<ListedArticle[]> {
  const { docs } = await readable(payload).find({
    collection: 'articles',
    where: allOf(publishedBy('display_start_time', now), { round: { equals: round } }),
    select: LIST_FIELDS,
    sort: ['-display_start_time', '-id'],
    depth: 0,
    limit: first,
    pagination: false,
  });
  return docs;
}

/** The URL name of the published round that an article is about; '' for none. */
export async function roundAddressName({ payload }: ContentContext, round: number | null): Promise<string> {
  if (round === null) return '';
  const { docs } = await readable(payload).find({
    collection: 'rounds',
    where: allOf(PUBLISHED, { id: { equals: round } }),
    select: { url: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.url ?? '';
}

/** Number of articles in such a list. */
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

/** A published article whose date has passed, by its URL name; or null. */
export const findArticle = ({ payload, now }: ContentContext, url: string): Promise<Article | null> =>
  findByUrl(payload, 'articles', url, publishedBy('display_start_time', now));
