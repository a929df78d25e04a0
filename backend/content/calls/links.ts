import { listLinks } from '../../../lib/contract/endpoints/content.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { createContentContext } from '../context.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { linkEntity } from '../mappers/link.ts';
import { readable } from '../../cms/records/readable.ts';

export const linkListRoute = handle(listLinks, async ({ input, payload }) => {
  const below = findAll('links', input.parent === undefined ? {} : { parent: { equals: input.parent } });
  const { docs } = await readable(payload).find({ ...below, sort: ['sort', 'id'] });
  const context = createContentContext(payload);
  return { data: await Promise.all(docs.map((doc) => linkEntity(doc, context, DEFAULT_CROPS.icon))) };
});
