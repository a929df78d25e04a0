import type { BlockSettings } from '@/lib/contract/block';
import type { buttonLinkBlock } from '@/lib/contract/blocks/core';
import { pageUrlAddress } from '@/lib/content/addresses';

type ButtonSettings = Pick<
  BlockSettings<typeof buttonLinkBlock>,
  'button_url' | 'link_to_page' | 'link_to_document'
>;

/** Where a button leads: to its own address, else to the chosen page, else to the document; '' for nowhere. */
export function buttonAddress({ button_url, link_to_page, link_to_document }: ButtonSettings): string {
  if (button_url.trim() !== '') return button_url;
  if (link_to_page.trim() !== '') return pageUrlAddress(link_to_page.trim());
  return link_to_document?.url ?? '';
}
