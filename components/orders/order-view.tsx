import { documentDay } from '@/components/documents/document-dates';
import { InvoiceLines, InvoiceTotals } from '@/components/documents/invoice-totals';
import { SoldVoucher } from '@/components/documents/sold-voucher.client';
import type { DocumentAddress } from '@/components/documents/use-document.client';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import type { Invoice } from '@/lib/contract/entities/documents';
import type { Order } from '@/lib/contract/entities/orders';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { invoiceAddress } from '@/lib/payments/invoice-address';
import { CancelOrder } from './cancel-order.client';
import { OrderProgress } from './order-progress';
import { OrderTickets } from './order-tickets';
import { ResendOrder } from './resend-order.client';

const TITLES: Readonly<Record<Invoice['kind'], TranslationKey>> = {
  order: 'orders.number',
  voucher: 'orders.voucher',
  form: 'orders.booking',
};

type OrderViewProps = {
  readonly order: Order;
  readonly address: DocumentAddress;
  /** Called with the order after a change. */
  readonly show: (order: Order) => void;
  readonly t: Translator;
};

/** Everything about an order, voucher or booking: its progress, tickets, items and documents. */
export function OrderView({ order, address, show, t }: OrderViewProps) {
  const { invoice, invoice_key: invoiceKey, number } = order;
  const day = documentDay(invoice.paid_at ?? invoice.issued_at, document.documentElement.lang);
  return (
    <article className="order">
      <header>
        <Heading level={1} size="title-lg">
          {t(TITLES[invoice.kind], { number })}
        </Heading>
        <p className="numeric text-muted">
          <bdi>{day}</bdi>
        </p>
      </header>
      <OrderProgress order={order} t={t} />
      {order.tickets.length === 0 ? null : <OrderTickets order={order} address={address} show={show} t={t} />}
      {invoice.voucher ? (
        <SoldVoucher voucher={invoice.voucher} address={{ id: String(invoice.id), key: invoiceKey }} t={t} />
      ) : null}
      <section>
        <Heading level={2} size="title">
          {t('orders.items')}
        </Heading>
        <InvoiceLines invoice={invoice} t={t} />
        <InvoiceTotals invoice={invoice} t={t} />
      </section>
      <section>
        <Heading level={2} size="title">
          {t('documents.invoice')}
        </Heading>
        <p className="document-actions">
          <ButtonLink href={invoiceAddress(invoice.id, invoiceKey)} size="small">
            {t('orders.viewInvoice')}
          </ButtonLink>
          {invoice.pdf_url === '' ? null : (
            <ButtonLink href={invoice.pdf_url} size="small" colour="plain">
              {t('documents.pdf')}
            </ButtonLink>
          )}
        </p>
        {order.email === '' ? null : <ResendOrder email={order.email} address={address} t={t} />}
      </section>
      <CancelOrder order={order} address={address} show={show} t={t} />
    </article>
  );
}
