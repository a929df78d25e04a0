'use client';

import { useContext, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import type { Answers } from '@/lib/forms/answers';
import { forgetUploads, sendFiles, type FileFailure, type Upload } from '@/lib/forms/send-files';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { formOrigin } from '@/lib/payments/payment-return';
import { usePaymentPress, type PressEnd, type PressState, type PressTools } from '@/lib/payments/use-payment';
import { FormSender } from './form-sender.client';
import type { Captcha } from './use-captcha.client';

/** The state of a form's submission (spec point 4). `upload`: the file being sent. */
export type Phase =
  | Exclude<PressState<FormProblem>, { kind: 'working' }>
  | { readonly kind: 'working'; readonly upload: Upload | null };

type Send = {
  readonly answers: Answers;
  readonly trap: string;
  readonly captcha: Captcha | null;
};

/** Why a file was rejected, shown beside its field if the file itself is the problem. */
function fileProblem({ field, error }: FileFailure, t: Translator): FormProblem {
  const { message } = problemOf(error, t);
  return error.kind === 'invalid'
    ? { message: t('forms.problems'), fields: { [field]: message } }
    : { message };
}

/** Sends a form's answers, and continues to the payment if it has a cost. */
export function useSubmission(formId: number): {
  readonly phase: Phase;
  readonly send: (submission: Send) => Promise<void>;
  readonly complain: (problem: FormProblem) => void;
} {
  const t = useTranslate();
  const sendForm = useContext(FormSender);
  const [upload, setUpload] = useState<Upload | null>(null);
  const { state, press, complain } = usePaymentPress<FormProblem>(() => ({ message: t('forms.server') }));

  const transfer = async (
    { answers, trap, captcha }: Send,
    tools: PressTools,
  ): Promise<PressEnd<FormProblem>> => {
    const refuse = (problem: FormProblem) => ({ kind: 'problem', problem }) as const;
    const sent = await sendFiles(formId, answers, setUpload);
    setUpload(null);
    if (!sent.ok) return refuse(fileProblem(sent.error, t));
    const solved = captcha ? await captcha.take() : null;
    if (solved && !solved.ok) return refuse(problemOf(solved.error, t));
    const proof = solved?.value ?? null;
    if (solved && proof === null) return refuse({ message: t('forms.server') });
    const result = await tools.send(sent.value, (fields) =>
      sendForm(formId, sent.value, { ...fields, trap, proof }),
    );
    if (!result.ok) {
      // The error may be that the files no longer exist.
      if (result.error.kind === 'invalid') forgetUploads(answers, Object.keys(result.error.fields));
      return refuse(problemOf(result.error, t));
    }
    const { success, payment, error, message } = result.value;
    if (!success) return refuse({ message: error || message || t('forms.server') });
    if (payment === '') return { kind: 'done' };
    const isLeaving = tools.leave(payment, formOrigin(formId));
    return isLeaving ? { kind: 'leaving' } : refuse({ message: t('forms.server') });
  };

  const phase: Phase = state.kind === 'working' ? { kind: 'working', upload } : state;
  return { phase, send: (submission) => press((tools) => transfer(submission, tools)), complain };
}
