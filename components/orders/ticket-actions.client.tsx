'use client';

import { useEffect, useRef, useState } from 'react';
import type { DocumentAddress } from '@/components/documents/use-document.client';
import { Button } from '@/components/ui/button';
import type { Order, OrderTicket } from '@/lib/contract/entities/orders';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { NameTicketForm } from './name-ticket-form.client';
import { TransferTicketForm } from './transfer-ticket-form.client';

/** The actions on a ticket. */
const ACTIONS = {
  name: { text: 'orders.changeName', done: 'orders.nameChanged', Form: NameTicketForm },
  transfer: { text: 'orders.transfer', done: 'orders.transferred', Form: TransferTicketForm },
} as const satisfies Record<string, { text: TranslationKey; done: TranslationKey; Form: unknown }>;
type Action = keyof typeof ACTIONS;
const ALL: readonly Action[] = ['name', 'transfer'];

type TicketActionsProps = {
  readonly ticket: OrderTicket;
  readonly total: number;
  readonly address: DocumentAddress;
  readonly show: (order: Order) => void;
  readonly t: Translator;
};

/** A valid ticket can get another name or another holder; the outcome is shown where it was pressed. */
export function TicketActions({ ticket, total, address, show, t }: TicketActionsProps) {
  const [open, setOpen] = useState<Action | null>(null);
  const [done, setDone] = useState<Action | null>(null);
  const report = useRef<HTMLParagraphElement>(null);
  // The form had the focus, and is gone.
  useEffect(() => {
    if (done !== null) report.current?.focus();
  }, [done]);
  const toggle = (action: Action) => {
    setDone(null);
    setOpen(open === action ? null : action);
  };
  const finish = (action: Action) => (order: Order) => {
    setOpen(null);
    setDone(action);
    show(order);
  };
  const Form = open === null ? null : ACTIONS[open].Form;
  const isValid = ticket.state === 'valid';
  return (
    <>
      {isValid ? (
        <p className="document-actions mt-3">
          {ALL.map((action) => (
            <Button
              key={action}
              size="small"
              colour="plain"
              aria-expanded={open === action}
              aria-label={`${t(ACTIONS[action].text)}, ${t('documents.ticketOf', { number: ticket.number, total })}`}
              onClick={() => toggle(action)}
            >
              {t(ACTIONS[action].text)}
            </Button>
          ))}
        </p>
      ) : null}
      {isValid && Form && open !== null ? (
        <Form key={open} ticket={ticket} address={address} done={finish(open)} t={t} />
      ) : null}
      <p ref={report} tabIndex={-1} role="status" className="order-ticket-done">
        {done === null ? '' : t(ACTIONS[done].done)}
      </p>
    </>
  );
}
