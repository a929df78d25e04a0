import { isGroupModel } from '../../cms/fields/group-models.ts';
import type { Group, Page } from '../../payload-types.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { findGroup, listDescendants } from '../groups/groups.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { badInput } from '../../kernel/failure.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { groupTexts } from '../groups/group.ts';
import { mayRead, pageContents, pageTexts } from '../mappers/page.ts';
import type { GraphqlContext } from './context.ts';
import { htmlField, imageField } from './fields.ts';
import { readable } from '../../cms/records/readable.ts';

const pageObject = (doc: Page) => ({
  ...pageTexts(doc),
  content: (_: unknown, context: GraphqlContext) => (mayRead(doc, context) ? context.html(doc.content) : ''),
  pageContents: (_: unknown, context: GraphqlContext) => {
    context.budget.spend(doc.blocks?.length ?? 0);
    return pageContents(doc, context);
  },
});

const groupObject = (doc: Group): object => ({
  ...groupTexts(doc),
  content: htmlField(doc.content),
  image: imageField(doc.image, DEFAULT_CROPS.group),
  children: async (_: unknown, context: GraphqlContext) => {
    const children = await listDescendants(context.payload, doc, 1);
    context.budget.spend(children.length);
    return children.map(groupObject);
  },
});

/** Pages and groups of spec point 7. */
export const pageQueries = {
  cognitoPages: async (_: unknown, __: unknown, { payload }: GraphqlContext) => {
    const { docs } = await readable(payload).find({ ...findAll('pages', PUBLISHED), sort: ['name', 'id'] });
    return docs.map(pageObject);
  },
  cognitoPage: async (_: unknown, { url }: { url: string }, { payload }: GraphqlContext) => {
    const doc = await findOne(payload, 'pages', allOf(PUBLISHED, { url: { equals: url } }));
    return doc && pageObject(doc);
  },
  cognitoGroup: async (
    _: unknown,
    { model, byGroup }: { model: string; byGroup: string },
    { payload }: GraphqlContext,
  ) => {
    if (!isGroupModel(model))
      throw badInput(`model must be one that has groups, not '${model.slice(0, 40)}'.`);
    const doc = await findGroup(payload, model, byGroup);
    return doc && groupObject(doc);
  },
};
