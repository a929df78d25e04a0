import type { Group } from '../../../lib/contract/entities/site.ts';
import type { GroupRef } from '../../../lib/contract/entities/news.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type { Group as GroupDoc } from '../../payload-types.ts';
import type { ContentContext } from '../context.ts';

/** A group without picture, text and children. The numbers are its position in its model's nested set (spec point 3). */
export const groupTexts = (doc: GroupDoc) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  slug: doc.url,
  model: doc.model,
  root: doc.root ?? doc.id,
  lft: doc.lft ?? 0,
  rgt: doc.rgt ?? 0,
  level: doc.level ?? 0,
});

/** A group as a row of a flat list. */
export async function groupEntity(
  doc: GroupDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<Group> {
  const [image, content] = await Promise.all([
    context.images.crop(doc.image, crop),
    context.html(doc.content),
  ]);
  return { ...groupTexts(doc), image, content, children: [] };
}

/** The parts of a group that a link needs. */
export const groupRef = (doc: GroupDoc): GroupRef => ({ id: doc.id, name: doc.name, url: doc.url });

/** Nests the groups of a flat list under their parents (nested set); returns those whose parent isn't in the list. */
export function nestGroups(groups: readonly Group[]): Group[] {
  const roots: Group[] = [];
  const open: Group[] = [];
  for (const group of groups.toSorted((a, b) => a.lft - b.lft)) {
    const node = { ...group, children: [] };
    while (open.length > 0 && (open.at(-1)?.rgt ?? 0) < node.lft) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}
