import { listLinks } from '../../../lib/contract/endpoints/content.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { allOf, ENABLED } from '../../cms/records/published.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { linkEntity } from '../mappers/link.ts';
import { readable } from '../../cms/records/readable.ts';

export const linkListRoute = handle(listLinks, async ({ input, payload }) => {
  const below = findAll('links', allOf(ENABLED, { parent: { equals: input.parent } }));
  const { docs } = await readable(payload).find({ ...below, sort: ['sort', 'id'] });
  return { data: docs.map(linkEntity) };
});
