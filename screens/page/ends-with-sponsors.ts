import { formBlock, giftVoucherPurchaseBlock } from '@/lib/contract/blocks/core';
import { roundDetailsBlock, sellProductBlock, sponsorListBlock } from '@/lib/contract/blocks/site';

/** Blocks that show sponsors. */
const SHOWING: readonly string[] = [sponsorListBlock.template, roundDetailsBlock.template];

/** Blocks in which visitors fill something in or buy. A page that has one is there for that, and nothing draws them away from it. */
const ASKING: readonly string[] = [
  formBlock.template,
  giftVoucherPurchaseBlock.template,
  sellProductBlock.template,
];

/**
 * Whether the series' sponsors are at the end of a page, which is once, and never where visitors fill something in or pay.
 * @param templates of the blocks that are shown
 * @param isHome the home page is there for everything, and a form on it for one thing among others
 */
export function endsWithSponsors(templates: readonly string[], isHome: boolean): boolean {
  if (templates.some((template) => SHOWING.includes(template))) return false;
  return isHome || !templates.some((template) => ASKING.includes(template));
}
