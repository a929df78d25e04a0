'use client';

import { problemOf } from '@/components/form-fields/api-problem';
import { TextField } from '@/components/form-fields/fields.client';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { documentInput } from '@/components/documents/use-document.client';
import { createContractCalls } from '@/lib/api/contract-calls';
import { nameTicket } from '@/lib/contract/endpoints/orders';
import { browserApi } from '@/lib/session/browser-api';
import { MAX_TICKET_NAME, typed, type TicketFormProps } from './ticket-form';

/** Changes the name on a ticket. */
export function NameTicketForm({ ticket, address, done, t }: TicketFormProps) {
  const send = async (values: FormData) => {
    const input = { ...documentInput(address), number: ticket.number, holder: typed(values, 'holder') };
    const result = await createContractCalls(browserApi()).call(nameTicket, input);
    if (!result.ok) return problemOf(result.error, t);
    done(result.value.item);
    return null;
  };
  return (
    <Form submit={send} label={t('orders.changeName')} className="form order-ticket-form">
      <TextField
        name="holder"
        label={t('orders.ticketName')}
        required
        maxLength={MAX_TICKET_NAME}
        autoComplete="off"
        defaultValue={ticket.holder}
      />
      <SubmitButton>{t('orders.saveName')}</SubmitButton>
    </Form>
  );
}
