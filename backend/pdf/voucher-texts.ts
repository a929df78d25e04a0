import type { Language } from '../../lib/contract/languages.ts';
import texts from './voucher-texts.json' with { type: 'json' };

/** The words of a voucher's sheet. */
export type VoucherTexts = Readonly<Record<'title' | 'code' | 'until' | 'redeem_at' | 'note', string>>;

export const VOUCHER_TEXTS: Readonly<Record<Language, VoucherTexts>> = texts;
