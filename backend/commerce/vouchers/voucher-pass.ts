import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { VOUCHER_TEXTS } from '../pdf/voucher-pdf.ts';
import { shownValue } from './find-voucher.ts';
import { codeOf, redeemUrl } from './voucher-sheet.ts';
import { endOfDay, fieldsWithValue, passBranding, voucherSubject, type VoucherPass } from '../wallet/pass.ts';

const nameOf = ({ id }: Pick<GiftVoucher, 'id'>) => ({
  serial: `voucher-${String(id)}`,
  subject: voucherSubject(id),
});

/** A voucher's pass, in the language of its email. Its code leads to the page where it is redeemed. */
export async function voucherPass(payload: Payload, voucher: GiftVoucher): Promise<VoucherPass> {
  const { expires_on: until } = voucher;
  const language = languageNamed(voucher.language);
  const texts = VOUCHER_TEXTS[language];
  const code = codeOf(voucher);
  const [branding, address, cents] = await Promise.all([
    passBranding(payload),
    redeemUrl(payload, voucher, code),
    shownValue(payload, voucher),
  ]);
  return {
    kind: 'voucher',
    ...nameOf(voucher),
    isVoid: voucher.status !== 'active',
    language,
    ...branding,
    description: `${texts.title}: ${showCents(cents)}`,
    headline: { key: 'amount', label: texts.title, value: showCents(cents) },
    facts: fieldsWithValue([
      { key: 'until', label: texts.until, value: until ? longDay(until, language) : '' },
      { key: 'code', label: texts.code, value: code },
    ]),
    notes: [
      { key: 'redeem', label: texts.redeem_at, value: address },
      { key: 'note', label: texts.title, value: texts.note },
    ],
    barcode: address,
    code,
    ends: endOfDay(until ?? ''),
    cents,
  };
}

const SERIAL = /^voucher-([1-9]\d{0,8})$/;

/** The current pass with a serial number; null if there is no such voucher. */
export async function voucherPassNamed(payload: Payload, serial: string): Promise<VoucherPass | null> {
  const voucher = await findOne(payload, 'gift-vouchers', {
    id: { equals: Number(SERIAL.exec(serial)?.[1] ?? 0) },
  });
  return voucher && voucherPass(payload, voucher);
}
