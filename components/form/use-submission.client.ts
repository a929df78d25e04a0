'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '@/components/forms/api-problem';
import type { FormProblem } from '@/components/forms/form.client';
import { browserApi } from '@/lib/api/browser';
import { createContractCalls } from '@/lib/api/contract-calls';
import { submitForm } from '@/lib/contract/endpoints/payments';
import { HONEYPOT_NAME, type Answers } from '@/lib/forms/answers';
import { asLanguage } from '@/lib/i18n/language';
import { useTranslate } from '@/lib/i18n/use-translate';
import { leaveForPayment, useReturnByBack } from '@/lib/payments/leave-for-payment';
import { createPressKeys } from '@/lib/payments/press-keys';
import { returnAddress } from '@/lib/payments/return-address';
import type { Captcha } from './use-captcha.client';

/** Where a form is in its life (spec point 4). `leaving`: the browser is on its way to the payment. */
export type Phase =
  | { readonly kind: 'idle' | 'sending' | 'leaving' | 'sent' }
  | { readonly kind: 'problem'; readonly problem: FormProblem };

type Send = {
  readonly answers: Answers;
  readonly trap: string;
  readonly captcha: Captcha | null;
};

/** Sends a form's answers, one press at a time. */
export function useSubmission(formId: number): {
  readonly phase: Phase;
  readonly send: (what: Send) => Promise<void>;
  readonly complain: (problem: FormProblem) => void;
} {
  const t = useTranslate();
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const isBusy = useRef(false);
  const [keys] = useState(() => createPressKeys());

  const complain = useCallback((problem: FormProblem) => setPhase({ kind: 'problem', problem }), []);

  const transfer = async ({ answers, trap, captcha }: Send): Promise<Phase> => {
    const solved = captcha ? await captcha.take() : null;
    if (solved && !solved.ok) return { kind: 'problem', problem: problemOf(solved.error, t) };
    if (solved?.value === null) return { kind: 'problem', problem: { message: t('forms.server') } };
    const idempotency_key = keys.take(JSON.stringify(answers));
    const answer = await createContractCalls(browserApi()).call(submitForm, {
      id: formId,
      data: answers,
      url: returnAddress(window.location.href),
      [HONEYPOT_NAME]: trap,
      idempotency_key,
      language: asLanguage(document.documentElement.lang),
      ...(solved ? { captcha: solved.value } : {}),
    });
    if (!answer.ok) {
      const { kind } = answer.error;
      if (kind !== 'network' && kind !== 'timeout') keys.settle();
      return { kind: 'problem', problem: problemOf(answer.error, t) };
    }
    keys.settle();
    const { success, payment, error, message } = answer.value;
    if (!success) return { kind: 'problem', problem: { message: error || message || t('forms.server') } };
    if (payment === '') return { kind: 'sent' };
    return leaveForPayment(payment)
      ? { kind: 'leaving' }
      : { kind: 'problem', problem: { message: t('forms.server') } };
  };

  const send = async (what: Send) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase({ kind: 'sending' });
    try {
      const next = await transfer(what);
      setPhase(next);
      isBusy.current = next.kind === 'leaving';
    } catch (thrown) {
      isBusy.current = false;
      window.reportError(thrown);
      setPhase({ kind: 'problem', problem: { message: t('forms.server') } });
    }
  };

  // The router keeps a page that was left as it was; who comes back may have more to say.
  useEffect(() => () => setPhase((now) => (now.kind === 'sent' ? { kind: 'idle' } : now)), []);
  useReturnByBack(
    useCallback(() => {
      isBusy.current = false;
      setPhase((now) => (now.kind === 'leaving' ? { kind: 'idle' } : now));
    }, []),
  );
  return { phase, send, complain };
}
