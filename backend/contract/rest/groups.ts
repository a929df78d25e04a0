import { getGroupDetails, listGroups, listModelGroups } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../data/context.ts';
import { groupWithBelow } from '../data/group-details.ts';
import * as groups from '../data/groups.ts';
import { notFound } from '../failure.ts';
import { handle } from '../handle.ts';
import { wishOfCall } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { groupEntity, nestGroups } from '../mappers/group.ts';
import { groupModelOf } from './group-models.ts';

export const groupListRoute = handle(listGroups, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.group);
  const docs = await groups.listGroups(payload);
  return { data: await Promise.all(docs.map((doc) => groupEntity(doc, context, wish))) };
});

export const modelGroupListRoute = handle(listModelGroups, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.group);
  const docs = await groups.listModelGroups(payload, groupModelOf(input.namespace, input.model));
  return { data: await Promise.all(docs.map((doc) => groupEntity(doc, context, wish))) };
});

export const groupDetailsRoute = handle(getGroupDetails, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.group);
  const model = groupModelOf(input.namespace, input.model);
  const docs = await groupWithBelow(payload, model, input.group, input.children);
  const [item] = nestGroups(await Promise.all(docs.map((doc) => groupEntity(doc, context, wish))));
  if (!item) throw notFound('The group');
  return { item };
});
