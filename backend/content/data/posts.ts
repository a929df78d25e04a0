import type { Where } from 'payload';
import type { MicroblogPost } from '../../payload-types.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { findPage, type PageRequest } from '../../cms/records/paging.ts';
import { allOf, PUBLISHED, publishedBy } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { createBatchLoader } from '../../kernel/batch-loader.ts';
import { perRequest } from '../../kernel/per-request.ts';
import type { ContentContext } from '../context.ts';

/** The query for a list of posts. */
export type AskedPosts = PageRequest & {
  readonly tag?: string | undefined;
  /** URL name of a round. */
  readonly round?: string | undefined;
  readonly isPinned: boolean;
};

const NONE: Where = { id: { in: [] } };

const shownBy = ({ now }: ContentContext): Where => publishedBy('published_at', now);

const pinnedBy = ({ now }: ContentContext): Where => ({
  is_pinned: { equals: true },
  or: [{ pinned_until: { exists: false } }, { pinned_until: { greater_than: now.toISOString() } }],
});

async function ofRound({ payload }: ContentContext, url: string): Promise<Where> {
  const round = await findOne(payload, 'rounds', allOf(PUBLISHED, { url: { equals: url } }));
  return round === null ? NONE : { round: { equals: round.id } };
}

/** Published posts whose date has passed, latest first. */
export async function listPosts(context: ContentContext, { tag, round, isPinned, ...page }: AskedPosts) {
  const where = allOf(
    shownBy(context),
    tag === undefined ? null : { tags: { in: [tag] } },
    round === undefined ? null : await ofRound(context, round),
    isPinned ? pinnedBy(context) : null,
  );
  return readable(context.payload).find({
    collection: 'microblog-posts',
    where,
    sort: ['-published_at', '-id'],
    ...findPage(page),
  });
}

/** A published post whose date has passed, by its id; or null. */
export const findPost = (context: ContentContext, id: number): Promise<MicroblogPost | null> =>
  findOne(context.payload, 'microblog-posts', allOf(shownBy(context), { id: { equals: id } }));

/** The published rounds and championships linked from the posts of one request. */
export const namedByPosts = perRequest(({ payload }: ContentContext) => ({
  rounds: createBatchLoader<number, { readonly name: string; readonly url: string }>(async (ids) => {
    const { docs } = await readable(payload).find({
      ...findAll('rounds', allOf(PUBLISHED, { id: { in: [...ids] } })),
      select: { name: true, url: true },
    });
    return new Map(docs.map(({ id, name, url }) => [id, { name, url }]));
  }),
  championships: createBatchLoader<number, string>(async (ids) => {
    const { docs } = await readable(payload).find({
      ...findAll('championships', { id: { in: [...ids] } }),
      select: { url: true },
    });
    return new Map(docs.map(({ id, url }) => [id, url]));
  }),
}));
