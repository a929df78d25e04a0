import 'server-only';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { faqBlock } from '@/lib/contract/blocks/core';
import type { Faq } from '@/lib/contract/entities/racing';

/** The questions of a group, or all. */
export async function loadFaqs({ group }: BlockSettings<typeof faqBlock>): Promise<readonly Faq[]> {
  return (await loadRest('listFaqs', group === '' ? {} : { group }))?.data ?? [];
}
