'use client';

import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { payVoucherNow } from '@/lib/contract/endpoints/payments';
import { dollarsOf, type Cents } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { VOUCHER_ORIGIN } from '@/lib/payments/payment-return';
import { usePaymentPress, type PaymentPress } from '@/lib/payments/use-payment';
import type { readChoice, VoucherGift } from './voucher-dom';

type Choice = ReturnType<typeof readChoice> & {
  /** The amount on the button. */
  readonly total: Cents;
};

/** A gift as the call takes it; nothing for a voucher for the buyer. */
const giftInput = (gift: VoucherGift | null) => {
  if (gift === null) return {};
  const { deliver_on, ...recipient } = gift;
  return { ...recipient, ...(deliver_on === null ? {} : { deliver_on }) };
};

/** Buys a voucher, then continues to the payment. */
export function useVoucherPurchase(blockId: string): Pick<
  PaymentPress<FormProblem>,
  'complain' | 'isBusy' | 'problem' | 'refusals'
> & {
  readonly buy: (choice: Choice) => Promise<void>;
} {
  const t = useTranslate();
  const problemFor = (message: string) => ({ kind: 'problem', problem: { message } }) as const;
  const { press, ...button } = usePaymentPress<FormProblem>(() => ({ message: t('forms.server') }));

  const buy = ({ themeId, cents, email, gift, total }: Choice) =>
    press(async ({ send, leave }) => {
      const chosen = {
        theme_id: themeId,
        amount: dollarsOf(cents),
        shown_total: dollarsOf(total),
        ...(email === '' ? {} : { email }),
        ...giftInput(gift),
        ...(blockId === '' ? {} : { block_id: blockId }),
      };
      const { call } = createContractCalls(browserApi());
      const result = await send(chosen, (fields) => call(payVoucherNow, { ...chosen, ...fields }));
      if (!result.ok) return { kind: 'problem', problem: problemOf(result.error, t) };
      const { success, message, error, payment } = result.value;
      if (!success) return problemFor(message || error || t('forms.server'));
      return leave(payment, VOUCHER_ORIGIN) ? { kind: 'leaving' } : problemFor(t('forms.server'));
    });

  return { ...button, buy };
}
