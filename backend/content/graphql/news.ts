import { DEFAULT_PAGE_SIZE } from '../../../lib/contract/limits.ts';
import type { GraphQLResolveInfo } from 'graphql';
import {
  countArticles,
  findArticle,
  findArticles,
  listArticles,
  roundAddressName,
  type ListedArticle,
} from '../data/articles.ts';
import { listGroups } from '../groups/groups.ts';
import { refId } from '../../cms/records/refs.ts';
import { loadRef } from '../context.ts';
import { articleParts } from '../mappers/article-parts.ts';
import { articleTexts } from '../mappers/news.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { groupRef } from '../groups/group.ts';
import { firstOf, offsetOf, asksFor, urlsOf } from '../../kernel/graphql/arguments.ts';
import type { GraphqlContext } from './context.ts';
import { htmlField, imageField } from './fields.ts';

/** An article in GraphQL, with its text only if that was read. */
export const articleObject = (doc: ListedArticle) => ({
  ...articleTexts(doc),
  author: async (_: unknown, context: GraphqlContext) => {
    const writer = await loadRef(context.persons, doc.writer);
    return writer?.full_name || (doc.author ?? '');
  },
  content_rendered: htmlField(doc.content),
  parts: (_: unknown, context: GraphqlContext) => articleParts(doc.content, context),
  image: imageField(doc.image, DEFAULT_CROPS.article),
  share_image: imageField(doc.share_picture === 'own' ? doc.share_image : null, DEFAULT_CROPS.sharing),
  is_share_drawn: doc.share_picture === 'drawn',
  round_url: (_: unknown, context: GraphqlContext) => roundAddressName(context, refId(doc.round)),
  group: async (_: unknown, context: GraphqlContext) => {
    const groups = await listGroups(context.payload);
    const group = groups.find(({ id }) => id === refId(doc.group));
    return group ? groupRef(group) : null;
  },
});

type ListArguments = {
  first?: number | null;
  offset?: number | null;
  byGroup?: string | null;
  urls?: readonly string[] | null;
};

/** Articles (spec point 7): latest first, all or those in a group; or those with given URL names, without their texts. */
export const newsQueries = {
  cognitoArticles: async (
    _: unknown,
    given: ListArguments,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const urls = urlsOf(given.urls);
    if (urls) return (await findArticles(context, urls)).map(articleObject);
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
