import { formBlock, giftVoucherPurchaseBlock } from '@/lib/contract/blocks/core';
import { roundDetailsBlock, sellProductBlock, sponsorListBlock } from '@/lib/contract/blocks/site';

/** Blocks that show sponsors. */
const SPONSOR_BLOCKS: readonly string[] = [sponsorListBlock.template, roundDetailsBlock.template];

/** Blocks in which visitors fill in a form or buy. Pages with one have a single purpose, and nothing should distract from it. */
const FORM_BLOCKS: readonly string[] = [
  formBlock.template,
  giftVoucherPurchaseBlock.template,
  sellProductBlock.template,
];

/**
 * Whether the series' sponsors are shown at the end of a page: once, and never where visitors fill in a form or pay.
 * @param templates of the visible blocks
 * @param isHome the home page serves all purposes, so a form on it makes no difference
 */
export function endsWithSponsors(templates: readonly string[], isHome: boolean): boolean {
  if (templates.some((template) => SPONSOR_BLOCKS.includes(template))) return false;
  return isHome || !templates.some((template) => FORM_BLOCKS.includes(template));
}
