import 'server-only';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { giftVoucherPurchaseBlock } from '@/lib/contract/blocks/core';
import type { GiftVoucherTheme } from '@/lib/contract/entities/media';
import { hasExtension } from '@/lib/contract/extensions';
import { voucherLastDay } from '@/lib/contract/voucher';
import { getDates } from '@/lib/dates/server';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { WidgetContext } from '../define-widget';

export type LoadedVouchers = {
  readonly themes: readonly GiftVoucherTheme[];
  /** Last day of a voucher bought now, in the page's language. */
  readonly lastDay: string;
  /** Whether the content server accepts the email address for the voucher. */
  readonly asksEmail: boolean;
  /** The texts of the block's script. */
  readonly messages: Messages;
};

/** The themes that vouchers are sold with. */
export async function loadVouchers(
  _settings: BlockSettings<typeof giftVoucherPurchaseBlock>,
  { language, now }: WidgetContext,
): Promise<LoadedVouchers> {
  const [{ cognitoGiftVoucherThemes: themes }, messages, dates, extensions] = await Promise.all([
    loadQuery('giftVoucherThemes', {}),
    getIslandMessages(language, ['forms', 'voucher', 'payment']),
    getDates(language),
    loadExtensions(),
  ]);
  // Noon in New Zealand, whatever the season: the day stays the day.
  const lastDay = dates.day(`${voucherLastDay(now)}T00:00:00Z`);
  return { themes, messages, lastDay, asksEmail: hasExtension(extensions, 'voucher-purchases') };
}
