'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { answersOf, HONEYPOT_NAME } from '@/lib/forms/answers';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { FieldRule } from '@/lib/shared/form-rules';
import { formOrigin } from '@/lib/payments/payment-return';
import { isPaymentOrigin, takeOverResult, usePaymentReturn } from '@/lib/payments/use-payment';
import { checkForm } from './check-form';
import { controlId } from './control-id';
import { FieldErrors } from './field-errors.client';
import { createSignatures, markBusy, showForm } from './form-dom';
import { FormResult } from './form-result.client';
import type { FormSettings } from './form-settings';
import { FormStatus } from './form-status.client';
import { FormTotal, useTotal } from './form-total.client';
import { FormSurcharge } from './form-surcharge.client';
import { SignatureField } from './signature-field.client';
import { useCaptcha } from './use-captcha.client';
import { useChosenFiles } from './use-chosen-files.client';
import { useConditions } from './use-conditions.client';
import { useDateTyping } from './use-date-typing.client';
import { useDraft } from './use-draft.client';
import { useFormEvents } from './use-form-events.client';
import { useSubmission } from './use-submission.client';

type FormControllerProps = {
  readonly settings: FormSettings;
  /** The server-rendered form. Its named empty elements are filled from here. */
  readonly form: HTMLFormElement;
  /** The visitor pressed the button before this had loaded. */
  readonly isPressed: boolean;
};

/** One list, so that no effect runs again because of it. */
const NO_RULES: readonly FieldRule[] = [];

const trapOf = (form: HTMLFormElement) => {
  const trap = form.elements.namedItem(HONEYPOT_NAME);
  return trap instanceof HTMLInputElement ? trap.value : '';
};

/** Hydrates a server-rendered form: validates, reports errors, sends, and shows the result (spec point 4, form submission). */
export default function FormController({ settings, form, isPressed }: FormControllerProps) {
  const {
    id,
    cost,
    usesCaptcha,
    rules = NO_RULES,
    isPriced = false,
    arePaymentsOff = false,
    isClosed = false,
    confirmation = '',
  } = settings;
  const t = useTranslate();
  const captcha = useCaptcha(id);
  const draft = useDraft(form, id);
  const { phase, send, complain } = useSubmission(id);
  const [isPaying] = useState(() => (cost > 0 || isPriced) && isPaymentOrigin(formOrigin(id)));
  const paid = usePaymentReturn();
  const [signatures] = useState(() => createSignatures(form));
  useDateTyping(form);
  useChosenFiles(form);
  useConditions(form, rules);
  const total = useTotal(form, cost, rules);
  const isOff = arePaymentsOff && total > 0;
  useFormEvents(form, {
    isPressed,
    onFirstInput: () => {
      if (usesCaptcha) captcha.begin();
    },
    onSubmit: async () => {
      if (isOff) return;
      const problem = checkForm(form, t);
      if (problem) return complain(problem);
      const signed = signatures.read(settings.signatures.map(({ name }) => name));
      await send({
        answers: { ...answersOf(form), ...signed },
        trap: trapOf(form),
        captcha: usesCaptcha ? captcha : null,
      });
    },
  });

  const paidState = isPaying ? paid.state : 'none';
  const isOver = phase.kind === 'done' || paidState === 'paid';
  const isCheckingPayment = paidState === 'checking' || paidState === 'pending' || paidState === 'unknown';
  const isBusy = phase.kind === 'working' || phase.kind === 'leaving';
  useEffect(() => {
    if (!isOver) return;
    form.reset();
    draft.forget();
  }, [isOver, draft, form]);
  // Before the next frame, so that the server's result is replaced without a flash.
  useLayoutEffect(
    () => showForm(form, !isClosed && !isOver && !isCheckingPayment),
    [form, isClosed, isOver, isCheckingPayment],
  );
  useLayoutEffect(() => takeOverResult(form.parentElement ?? form), [form]);
  useEffect(() => markBusy(form, isBusy, isOff), [form, isBusy, isOff]);

  const slot = (name: string) => form.parentElement?.querySelector(`[data-form-${name}]`) ?? form;
  return (
    <>
      {createPortal(
        <FormResult
          isSent={phase.kind === 'done'}
          confirmation={confirmation}
          paid={paidState}
          payAddress={paid.payAddress}
          orderPage={paid.orderPage}
          invoice={paid.invoice}
          tickets={paid.tickets}
          onAskAgain={paid.askAgain}
        />,
        slot('result'),
      )}
      {createPortal(
        <FieldErrors
          form={form}
          idOf={(name) => controlId(id, name)}
          problem={phase.kind === 'problem' ? phase.problem : null}
        />,
        slot('summary'),
      )}
      {createPortal(<FormStatus phase={phase} />, slot('status'))}
      {isPriced && !isClosed
        ? createPortal(<FormTotal form={form} cents={total} />, slot('surcharge'))
        : null}
      {isPriced && arePaymentsOff ? createPortal(isOff ? t('payment.offForm') : null, slot('off')) : null}
      {!isPriced && !isClosed && cost > 0 && settings.surcharge === null
        ? createPortal(<FormSurcharge form={form} cost={cost} />, slot('surcharge'))
        : null}
      {settings.signatures.map((signature) => (
        <SignatureField
          key={signature.name}
          {...signature}
          signatures={signatures}
          place={form.querySelector(`[data-signature-for="${CSS.escape(signature.name)}"]`) ?? form}
        />
      ))}
    </>
  );
}
