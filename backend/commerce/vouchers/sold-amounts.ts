import type { Payload } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { giftVoucherPurchaseBlock } from '../../../lib/contract/blocks/core.ts';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import { listedAmounts } from '../../../lib/contract/voucher.ts';
import { slugOfTemplate } from '../../cms/blocks/define-block.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { badFields } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';

/** What one voucher block on a published page offers. */
type VoucherBlock = {
  readonly id: string;
  readonly amounts: readonly Cents[];
  readonly isCustomAllowed: boolean;
};

const SLUG = slugOfTemplate(giftVoucherPurchaseBlock.template);

const voucherBlocks = cachedRead('voucher-blocks', ['pages'], async (payload): Promise<VoucherBlock[]> => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: PUBLISHED,
    select: { blocks: true },
    depth: 0,
    pagination: false,
  });
  const blocks = docs.flatMap((page) => page.blocks ?? []).filter(({ blockType }) => blockType === SLUG);
  return blocks.map((block) => {
    const given = {
      amounts: propertyOf(block, 'amounts'),
      allow_custom_amounts: propertyOf(block, 'allow_custom_amounts'),
    };
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const settings = giftVoucherPurchaseBlock.settings.parse(known);
    return {
      id: block.id ?? '',
      amounts: listedAmounts(settings.amounts),
      isCustomAllowed: settings.allow_custom_amounts,
    };
  });
});

/**
 * Checks an amount against those offered: by the block that the voucher is bought in or, if none is given, by any block on a published
 * page.
 * @param dollars an amount within the general limits
 * @throws Failure 422 listing the options
 */
export async function checkSoldAmount(
  payload: Payload,
  dollars: number,
  blockId: string | undefined,
): Promise<Cents> {
  const all = await voucherBlocks(payload);
  const blocks = blockId === undefined ? all : all.filter(({ id }) => id === blockId);
  if (blocks.length === 0) throw badFields({ block_id: msg('voucher.notSold') });
  const cents = centsOf(dollars);
  const isSold = blocks.some(({ amounts, isCustomAllowed }) => isCustomAllowed || amounts.includes(cents));
  if (isSold) return cents;
  const listed = [...new Set(blocks.flatMap(({ amounts }) => amounts))];
  throw badFields({ amount: msg('voucher.listed', { amounts: listed }) });
}
