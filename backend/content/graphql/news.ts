import { DEFAULT_PAGE_SIZE } from '../../../lib/contract/limits.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { countArticles, findArticle, listArticles, type ListedArticle } from '../data/articles.ts';
import { listGroups } from '../groups/groups.ts';
import { refId } from '../../cms/records/refs.ts';
import { articleTexts } from '../mappers/news.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { groupRef } from '../groups/group.ts';
import { firstOf, offsetOf, asksFor } from '../../kernel/graphql/arguments.ts';
import type { GraphqlContext } from './context.ts';
import { htmlField, imageField } from './fields.ts';

const articleObject = (doc: ListedArticle) => ({
  ...articleTexts(doc),
  content_rendered: htmlField(doc.content),
  image: imageField(doc.image, DEFAULT_CROPS.article),
  group: async (_: unknown, context: GraphqlContext) => {
    const groups = await listGroups(context.payload);
    const group = groups.find(({ id }) => id === refId(doc.group));
    return group ? groupRef(group) : null;
  },
});

type ListArguments = { first?: number | null; offset?: number | null; byGroup?: string | null };

/** Articles (spec point 7): latest first, all or those of a group. */
export const newsQueries = {
  cognitoArticles: async (
    _: unknown,
    given: ListArguments,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const first = firstOf(given.first, DEFAULT_PAGE_SIZE);
    const docs = await listArticles(context, given.byGroup, {
      first,
      offset: offsetOf(given.offset),
      hasText: asksFor(info, 'content_rendered'),
    });
    return docs.map(articleObject);
  },
  cognitoArticleCount: (_: unknown, { byGroup }: ListArguments, context: GraphqlContext) =>
    countArticles(context, byGroup),
  cognitoArticle: async (_: unknown, { url }: { url: string }, context: GraphqlContext) => {
    const doc = await findArticle(context, url);
    return doc && articleObject(doc);
  },
};
