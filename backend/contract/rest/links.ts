import { listLinks } from '../../../lib/contract/endpoints/content.ts';
import { findAll } from '../data/by-ids.ts';
import { handle } from '../handle.ts';
import { linkEntity } from '../mappers/link.ts';

export const linkListRoute = handle(listLinks, async ({ input, payload }) => {
  const below = findAll('links', { parent: { equals: input.parent } });
  const { docs } = await payload.find({ ...below, sort: ['sort', 'id'] });
  return { data: docs.map(linkEntity) };
});
