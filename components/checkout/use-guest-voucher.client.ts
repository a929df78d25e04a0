'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import { createContractCalls } from '@/lib/api/contract-calls';
import { isTransient, type ApiError } from '@/lib/api/errors';
import { browserCart } from '@/lib/cart/browser-cart';
import { lookAtVoucher } from '@/lib/contract/endpoints/payments';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { Translator } from '@/lib/i18n/translate';
import { browserApi } from '@/lib/session/browser-api';
import type { OrderDraftKeeper } from './order-draft';

/** Name of the field for the code, here and in the order. */
export const VOUCHER_FIELD = 'voucher_code';

/** A gift voucher that pays first: its code, and what is left on it in dollars. */
export type UsedVoucher = { readonly code: string; readonly amount: number };

export type GuestVoucher = {
  /** Null while none is used. */
  readonly used: UsedVoucher | null;
  /** Whether a code from before is being looked at: what the card pays isn't known yet. */
  readonly isChecking: boolean;
  /** The code that stands in the field at first. */
  readonly typed: string;
  /** Why a voucher that was used before can't be used now. */
  readonly problem: FormProblem | null;
  /** @returns what is wrong with the code; null if the voucher is used now */
  readonly use: (code: string) => Promise<FormProblem | null>;
  readonly remove: () => void;
};

/** Says at its field what is wrong with a code. */
function problemWith(error: ApiError, t: Translator): FormProblem {
  const isAboutCode = error.kind === 'invalid' || error.kind === 'notFound';
  if (!isAboutCode) return problemOf(error, t);
  const message = error.message || t('forms.refused');
  return { message, fields: { [VOUCHER_FIELD]: message } };
}

/** Looks at a code, for this tab's cart. */
const look = (code: string) =>
  createContractCalls(browserApi()).call(lookAtVoucher, {
    code,
    session: browserCart().getState().sessionKey,
  });

/**
 * The gift voucher that somebody without an account pays with. Its code stays in this tab.
 * @param draft where the code is kept; a voucher from the voucher page is there already
 * @param isOffered false for customers, and for a content server that can't do it
 * @param since looks again when this changes: an order was refused, perhaps because the voucher was used meanwhile
 */
export function useGuestVoucher(
  draft: OrderDraftKeeper,
  { isOffered, since }: { readonly isOffered: boolean; readonly since: number },
): GuestVoucher {
  const t = useTranslate();
  const [typed, setTyped] = useState(() => (isOffered ? draft.load().voucher : ''));
  const [used, setUsed] = useState<UsedVoucher | null>(null);
  const [isChecking, setIsChecking] = useState(typed !== '');
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const use: GuestVoucher['use'] = async (code) => {
    const found = await look(code);
    if (!found.ok) return problemWith(found.error, t);
    draft.save({ voucher: code });
    setProblem(null);
    setUsed({ code, amount: found.value.amount });
    return null;
  };
  const codeFromBefore = useEffectEvent(() => used?.code ?? (isChecking ? typed : ''));
  const take = useEffectEvent((code: string, found: Awaited<ReturnType<typeof look>>) => {
    // It was taken off, or another one used, meanwhile.
    if (code !== (used?.code ?? (isChecking ? typed : ''))) return;
    setIsChecking(false);
    if (found.ok) setUsed({ code, amount: found.value.amount });
    else if (used === null || !isTransient(found.error)) {
      if (!isTransient(found.error)) draft.save({ voucher: '' });
      setTyped(code);
      setUsed(null);
      setProblem(problemWith(found.error, t));
    }
  });
  useEffect(() => {
    const code = codeFromBefore();
    if (code === '') return;
    let isOver = false;
    void look(code).then((found) => {
      if (!isOver) take(code, found);
    });
    return () => {
      isOver = true;
    };
  }, [since]);
  const remove = () => {
    draft.save({ voucher: '' });
    setTyped('');
    setProblem(null);
    setUsed(null);
  };
  return { used, isChecking, typed, problem, use, remove };
}
