'use client';

import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { TextField } from '@/components/form-fields/fields.client';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { documentInput } from '@/components/documents/use-document.client';
import { Notice } from '@/components/ui/notice';
import { createContractCalls } from '@/lib/api/contract-calls';
import { transferTicket } from '@/lib/contract/endpoints/orders';
import { createIdempotencyKeys } from '@/lib/payments/idempotency-keys';
import { browserApi } from '@/lib/session/browser-api';
import { isFinal } from './is-final';
import { MAX_TICKET_NAME, typed, type TicketFormProps } from './ticket-form';

/** Transfers a ticket to somebody else. */
export function TransferTicketForm({ ticket, address, done, t }: TicketFormProps) {
  const [keys] = useState(() => createIdempotencyKeys());
  const send = async (values: FormData) => {
    const chosen = { number: ticket.number, name: typed(values, 'name'), email: typed(values, 'email') };
    const input = { ...documentInput(address), ...chosen, press: keys.take(JSON.stringify(chosen)) };
    const result = await createContractCalls(browserApi()).call(transferTicket, input);
    if (isFinal(result)) keys.settle();
    if (!result.ok) return problemOf(result.error, t);
    done(result.value.item);
    return null;
  };
  return (
    <Form submit={send} label={t('orders.transfer')} className="form order-ticket-form">
      <Notice tone="warning">{t('orders.transferHint')}</Notice>
      <TextField
        name="name"
        label={t('orders.transferName')}
        required
        maxLength={MAX_TICKET_NAME}
        autoComplete="off"
      />
      <TextField
        name="email"
        type="email"
        label={t('orders.transferEmail')}
        required
        maxLength={254}
        autoComplete="off"
      />
      <SubmitButton>{t('orders.transferNow')}</SubmitButton>
    </Form>
  );
}
