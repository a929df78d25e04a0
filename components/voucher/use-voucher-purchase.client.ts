'use client';

import { useCallback, useRef, useState } from 'react';
import { problemOf } from '@/components/forms/api-problem';
import type { FormProblem } from '@/components/forms/form.client';
import { browserApi } from '@/lib/api/browser';
import { createContractCalls } from '@/lib/api/contract-calls';
import { payVoucherNow } from '@/lib/contract/endpoints/payments';
import { dollarsOf, type Cents } from '@/lib/contract/money';
import { asLanguage } from '@/lib/i18n/language';
import { useTranslate } from '@/lib/i18n/use-translate';
import { leaveForPayment, useReturnByBack } from '@/lib/payments/leave-for-payment';
import { rememberPayer } from '@/lib/payments/payer';
import { createPressKeys } from '@/lib/payments/press-keys';
import { returnAddress } from '@/lib/payments/return-address';
import { VOUCHER_PAYER } from './voucher-settings';

type Choice = { readonly themeId: number; readonly cents: Cents; readonly email: string };

/** Buys a voucher: one press at a time, then on to the payment. */
export function useVoucherPurchase(blockId: string): {
  readonly problem: FormProblem | null;
  readonly isBusy: boolean;
  readonly buy: (choice: Choice) => Promise<void>;
  readonly complain: (problem: FormProblem | null) => void;
} {
  const t = useTranslate();
  const [problem, complain] = useState<FormProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const [keys] = useState(() => createPressKeys());

  const order = async ({ themeId, cents, email }: Choice): Promise<FormProblem | null> => {
    const wish = {
      theme_id: themeId,
      amount: dollarsOf(cents),
      ...(email === '' ? {} : { email }),
      ...(blockId === '' ? {} : { block_id: blockId }),
    };
    const answer = await createContractCalls(browserApi()).call(payVoucherNow, {
      ...wish,
      url: returnAddress(window.location.href),
      language: asLanguage(document.documentElement.lang),
      idempotency_key: keys.take(JSON.stringify(wish)),
    });
    if (!answer.ok) {
      const { kind } = answer.error;
      if (kind !== 'network' && kind !== 'timeout') keys.settle();
      return problemOf(answer.error, t);
    }
    keys.settle();
    const { success, message, error, payment } = answer.value;
    if (!success) return { message: message || error || t('forms.server') };
    rememberPayer(VOUCHER_PAYER);
    return leaveForPayment(payment) ? null : { message: t('forms.server') };
  };

  const buy = async (choice: Choice) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    complain(null);
    const found = await order(choice).catch((thrown: unknown) => {
      window.reportError(thrown);
      return { message: t('forms.server') };
    });
    // Without a problem the browser is on its way to the payment, and the button stays as it is.
    if (found === null) return;
    complain(found);
    busy.current = false;
    setIsBusy(false);
  };

  useReturnByBack(
    useCallback(() => {
      busy.current = false;
      setIsBusy(false);
    }, []),
  );
  return { problem, isBusy, buy, complain };
}
