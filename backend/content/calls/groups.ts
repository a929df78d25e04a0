import { getGroupDetails, listGroups, listModelGroups } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../context.ts';
import { groupWithBelow } from '../groups/group-details.ts';
import * as groups from '../groups/groups.ts';
import { notFound } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { groupEntity, nestGroups } from '../groups/group.ts';
import { groupModelOf } from '../groups/group-models.ts';

export const groupListRoute = handle(listGroups, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.group);
  const docs = await groups.listGroups(payload);
  return { data: await Promise.all(docs.map((doc) => groupEntity(doc, context, crop))) };
});

export const modelGroupListRoute = handle(listModelGroups, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.group);
  const docs = await groups.listModelGroups(payload, groupModelOf(input.namespace, input.model));
  return { data: await Promise.all(docs.map((doc) => groupEntity(doc, context, crop))) };
});

export const groupDetailsRoute = handle(getGroupDetails, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.group);
  const model = groupModelOf(input.namespace, input.model);
  const docs = await groupWithBelow(payload, model, input.group, input.children);
  const [item] = nestGroups(await Promise.all(docs.map((doc) => groupEntity(doc, context, crop))));
  if (!item) throw notFound('The group');
  return { item };
});
