import 'server-only';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { linkChildrenBlock } from '@/lib/contract/blocks/core';
import type { Link } from '@/lib/contract/entities/site';

/** The links below the one that the editor chose. */
export async function loadLinks({
  parent,
}: BlockSettings<typeof linkChildrenBlock>): Promise<readonly Link[]> {
  if (parent === null) return [];
  return (await loadRest('listLinks', { parent }))?.data ?? [];
}
