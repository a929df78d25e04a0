'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { lookAtVoucher, redeemVoucher } from '@/lib/contract/endpoints/payments';
import { useTranslate } from '@/lib/i18n/use-translate';
import { browserSession, isLoggedIn } from '@/lib/session/store';
import { redeemHash } from '@/lib/vouchers/redeem-code';
import { leaveRedeemedMessage } from '@/lib/vouchers/redeemed-message';

/** A voucher that can be redeemed: dollars, and its last day as y-MM-dd. */
export type CheckedVoucher = { readonly code: string; readonly amount: number; readonly expires_on: string };

/** Where the visitor sees the credit (spec point 2), and the amount credited. */
const AFTER_REDEEM = '/profile';

/** The server's message about a code (spec point 8), shown at its field. */
const aboutCode = (message: string): FormProblem => ({ message, fields: { code: message } });

/** Checks a code, if the content server can, then redeems it for the signed-in customer; others sign in first and return with the code. */
export function useVoucherRedeem(onRedeemed: () => void): {
  readonly seen: CheckedVoucher | null;
  readonly problem: FormProblem | null;
  readonly isBusy: boolean;
  readonly submit: (code: string) => Promise<void>;
  /** Shows errors before anything is sent. */
  readonly complain: (problem: FormProblem) => void;
  readonly forget: () => void;
} {
  const t = useTranslate();
  const router = useRouter();
  const [seen, setSeen] = useState<CheckedVoucher | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const { call } = createContractCalls(browserApi());

  const look = async (code: string): Promise<FormProblem | null> => {
    const result = await call(lookAtVoucher, { code });
    if (!result.ok)
      return result.error.kind === 'notFound'
        ? aboutCode(result.error.message || t('voucher.unknown'))
        : problemOf(result.error, t);
    setSeen({ code, ...result.value });
    return null;
  };

  const redeem = async (code: string): Promise<FormProblem | null> => {
    const rememberCode = () => browserSession().rememberRedirect(window.location.pathname + redeemHash(code));
    if (!isLoggedIn(browserSession().getState())) {
      rememberCode();
      router.replace('/login');
      return null;
    }
    const result = await call(redeemVoucher, { code });
    if (!result.ok) {
      // The sign-in has ended meanwhile, and the visitor is being taken to the home page.
      if (result.error.kind === 'unauthorised') rememberCode();
      return problemOf(result.error, t);
    }
    if (!result.value.success) return aboutCode(result.value.message || t('voucher.unknown'));
    setSeen(null);
    onRedeemed();
    leaveRedeemedMessage(result.value.message);
    router.push(AFTER_REDEEM);
    return null;
  };

  const submit = async (code: string) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      const isSeen = seen?.code === code || !pageHasExtension('voucher-look');
      setProblem(await (isSeen ? redeem(code) : look(code)));
    } catch (thrown) {
      window.reportError(thrown);
      setProblem({ message: t('forms.server') });
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { seen, problem, isBusy, submit, complain: setProblem, forget: () => setSeen(null) };
}
