import type { DocumentAddress } from '@/components/documents/use-document.client';
import type { Order, OrderTicket } from '@/lib/contract/entities/orders';
import type { Translator } from '@/lib/i18n/translate';

/** Longest name on a ticket. */
export const MAX_TICKET_NAME = 80;

/** A form that changes one ticket of an order. */
export type TicketFormProps = {
  readonly ticket: OrderTicket;
  readonly address: DocumentAddress;
  /** Called with the order afterwards. */
  readonly done: (order: Order) => void;
  readonly t: Translator;
};

/** A field's text. */
export const typed = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
