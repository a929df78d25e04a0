'use client';

import { useEffect, useRef, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { TextAreaField } from '@/components/form-fields/fields.client';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { documentInput, type DocumentAddress } from '@/components/documents/use-document.client';
import { Button } from '@/components/ui/button';
import { formatLocalDay } from '@/lib/account/local-dates';
import { createContractCalls } from '@/lib/api/contract-calls';
import { askRefund, cancelOrder, MAX_REFUND_MESSAGE } from '@/lib/contract/endpoints/orders';
import type { Order } from '@/lib/contract/entities/orders';
import { showDollars } from '@/lib/contract/money';
import { browserDay } from '@/lib/dates/browser-moment';
import type { Translator } from '@/lib/i18n/translate';
import { createIdempotencyKeys } from '@/lib/payments/idempotency-keys';
import { browserApi } from '@/lib/session/browser-api';
import { isFinal } from './is-final';
import { typed } from './ticket-form';

type CancelOrderProps = {
  readonly order: Order;
  readonly address: DocumentAddress;
  readonly show: (order: Order) => void;
  readonly t: Translator;
};

/** Whether nothing was paid, so that nothing is refunded. */
const wasFree = ({ invoice }: Order): boolean => invoice.total_amount === 0;

/** How a buyer cancels and gets a refund: immediately while the rules allow it, otherwise by asking the office. */
export function CancelOrder({ order, address, show, t }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const report = useRef<HTMLParagraphElement>(null);
  // The form had the focus, and is gone.
  useEffect(() => {
    if (isDone) report.current?.focus();
  }, [isDone]);
  const language = document.documentElement.lang;
  const { cancelling } = order;
  const done = (after: Order) => {
    setIsOpen(false);
    setIsDone(true);
    show(after);
  };
  const can = cancelling === 'self' || cancelling === 'ask';
  if (!can && !isDone && cancelling !== 'asked') return null;
  const Steps = cancelling === 'self' ? CancelForm : AskForm;
  return (
    <div className="grid gap-4">
      {cancelling === 'self' ? (
        <p>
          {t(wasFree(order) ? 'orders.cancelUntilFree' : 'orders.cancelUntil', {
            day: formatLocalDay(order.cancel_until, language),
            amount: showDollars(order.cancel_amount),
          })}
        </p>
      ) : null}
      {can ? (
        <p>
          <Button size="small" colour="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(cancelling === 'self' ? 'orders.cancel' : 'orders.ask')}
          </Button>
        </p>
      ) : null}
      {can && isOpen ? <Steps order={order} address={address} done={done} t={t} /> : null}
      <p ref={report} tabIndex={-1} role="status">
        {cancelling === 'asked'
          ? t('orders.asked', { day: browserDay(order.asked_at, language) })
          : isDone
            ? t(wasFree(order) ? 'orders.cancelDoneFree' : 'orders.cancelDone')
            : ''}
      </p>
    </div>
  );
}

type StepsProps = {
  readonly order: Order;
  readonly address: DocumentAddress;
  readonly done: (order: Order) => void;
  readonly t: Translator;
};

/** The button that cancels; it names the refund. */
function CancelForm({ order, address, done, t }: StepsProps) {
  const [keys] = useState(() => createIdempotencyKeys());
  const send = async () => {
    const input = { ...documentInput(address), press: keys.take('cancel') };
    const result = await createContractCalls(browserApi()).call(cancelOrder, input);
    if (isFinal(result)) keys.settle();
    if (!result.ok) return problemOf(result.error, t);
    done(result.value.item);
    return null;
  };
  return (
    <Form submit={send} label={t('orders.cancel')} className="form order-ticket-form">
      <SubmitButton>
        {wasFree(order)
          ? t('orders.cancelNowFree')
          : t('orders.cancelNow', { amount: showDollars(order.cancel_amount) })}
      </SubmitButton>
    </Form>
  );
}

/** A message to the office. */
function AskForm({ address, done, t }: StepsProps) {
  const send = async (values: FormData) => {
    const input = { ...documentInput(address), message: typed(values, 'message') };
    const result = await createContractCalls(browserApi()).call(askRefund, input);
    if (!result.ok) return problemOf(result.error, t);
    done(result.value.item);
    return null;
  };
  return (
    <Form submit={send} label={t('orders.ask')} className="form order-ticket-form">
      <TextAreaField name="message" label={t('orders.askReason')} required maxLength={MAX_REFUND_MESSAGE} />
      <SubmitButton>{t('orders.askSend')}</SubmitButton>
    </Form>
  );
}
