import 'server-only';
import { listPart } from '@/lib/content/list-options';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { corePersonListBlock } from '@/lib/contract/blocks/core';
import type { Person } from '@/lib/contract/entities/racing';
import { PERSON_PAGE_SIZE } from '@/lib/contract/limits';
import type { WidgetContext } from '../define-widget';

/** Spec point 7: image_aspect 4x3, image_width 900. */
const PHOTO = { image_aspect: '4x3', image_width: 900 } as const;

/** The first people of a group, or of all. */
export async function loadPeople(
  { group }: BlockSettings<typeof corePersonListBlock>,
  { list }: Pick<WidgetContext, 'list'>,
): Promise<readonly Person[]> {
  const response = await loadRest('listPersons', {
    page_size: PERSON_PAGE_SIZE,
    ...PHOTO,
    ...(group === '' ? {} : { group }),
  });
  return listPart(response?.data ?? [], list);
}
