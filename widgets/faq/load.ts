import 'server-only';
import { listPart } from '@/lib/content/list-options';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { faqBlock } from '@/lib/contract/blocks/core';
import type { Faq } from '@/lib/contract/entities/racing';
import type { WidgetContext } from '../define-widget';

/** The questions of a group, or all. */
export async function loadFaqs(
  { group }: BlockSettings<typeof faqBlock>,
  { list }: Pick<WidgetContext, 'list'>,
): Promise<readonly Faq[]> {
  return listPart((await loadRest('listFaqs', group === '' ? {} : { group }))?.data ?? [], list);
}
