import { expect, test } from 'vitest';
import { formBlock, giftVoucherPurchaseBlock, heroQuoteBlock, htmlBlock } from '@/lib/contract/blocks/core';
import { roundDetailsBlock, sellProductBlock, sponsorListBlock } from '@/lib/contract/blocks/site';
import { endsWithSponsors } from './ends-with-sponsors';

const READING = [heroQuoteBlock.template, htmlBlock.template];

test('a page of content ends with the sponsors, unless it shows them itself', () => {
  expect(endsWithSponsors(READING, false)).toBe(true);
  expect(endsWithSponsors([], false)).toBe(true);
  for (const { template } of [sponsorListBlock, roundDetailsBlock])
    expect(endsWithSponsors([...READING, template], false)).toBe(false);
});

test.each([formBlock, giftVoucherPurchaseBlock, sellProductBlock])(
  'a page with $template does not, wherever it stands; the home page does',
  ({ template }) => {
    expect(endsWithSponsors([template, ...READING], false)).toBe(false);
    expect(endsWithSponsors([...READING, template], false)).toBe(false);
    expect(endsWithSponsors([...READING, template], true)).toBe(true);
  },
);
