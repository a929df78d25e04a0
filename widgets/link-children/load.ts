import 'server-only';
import { listPart } from '@/lib/content/list-options';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { linkChildrenBlock } from '@/lib/contract/blocks/core';
import type { Link } from '@/lib/contract/entities/site';
import type { WidgetContext } from '../define-widget';

/** The links below the editor's choice. */
export async function loadLinks(
  { parent }: BlockSettings<typeof linkChildrenBlock>,
  { list }: Pick<WidgetContext, 'list'>,
): Promise<readonly Link[]> {
  if (parent === null) return [];
  return listPart((await loadRest('listLinks', { parent }))?.data ?? [], list);
}
