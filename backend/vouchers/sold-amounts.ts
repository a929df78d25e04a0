import type { Payload } from 'payload';
import { giftVoucherPurchaseBlock } from '../../lib/contract/blocks/core.ts';
import { centsOf, type Cents } from '../../lib/contract/money.ts';
import { listedAmounts } from '../../lib/contract/voucher.ts';
import { slugOfTemplate } from '../blocks/define-block.ts';
import { cachedRead } from '../contract/data/cached-read.ts';
import { PUBLISHED } from '../contract/data/published.ts';
import { badFields } from '../contract/failure.ts';
import { say } from '../words/sentences.ts';

/** What one voucher block of a published page sells. */
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
      amounts: Reflect.get(block, 'amounts'),
      allow_custom_amounts: Reflect.get(block, 'allow_custom_amounts'),
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
 * Checks an amount against what is sold: by the block that the voucher is bought in, or, where none is named, by any block of a
 * published page.
 * @param dollars an amount that a voucher can have at all
 * @throws Failure 422 with what can be chosen
 */
export async function checkSoldAmount(
  payload: Payload,
  dollars: number,
  blockId: string | undefined,
): Promise<Cents> {
  const all = await voucherBlocks(payload);
  const blocks = blockId === undefined ? all : all.filter(({ id }) => id === blockId);
  if (blocks.length === 0) throw badFields({ block_id: say('voucher.notSold') });
  const cents = centsOf(dollars);
  const isSold = blocks.some(({ amounts, isCustomAllowed }) => isCustomAllowed || amounts.includes(cents));
  if (isSold) return cents;
  const listed = [...new Set(blocks.flatMap(({ amounts }) => amounts))];
  throw badFields({ amount: say('voucher.listed', { amounts: listed }) });
}
