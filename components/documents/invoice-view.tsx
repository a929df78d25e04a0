import { addressText } from './address-text';
import { Button, ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import type { Invoice } from '@/lib/contract/entities/documents';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { documentDay } from './document-dates';
import { InvoiceLines, InvoiceTotals } from './invoice-totals';
import { SoldVoucher } from './sold-voucher.client';
import type { DocumentAddress } from './use-document.client';

const STATUS: Readonly<Record<Invoice['status'], TranslationKey>> = {
  open: 'documents.open',
  placed: 'documents.open',
  paid: 'documents.paid',
  packed: 'documents.paid',
  sent: 'documents.paid',
  cancelled: 'documents.cancelled',
  refunded: 'documents.refunded',
};

type InvoiceViewProps = {
  readonly invoice: Invoice;
  readonly address: DocumentAddress;
  readonly t: Translator;
};

const nameIn = ({ first_name, last_name }: NonNullable<Invoice['buyer']['address']>) =>
  [first_name, last_name].filter(Boolean).join(' ');

/** An invoice with what New Zealand law requires: seller, GST number, date, lines, and the tax. */
export function InvoiceView({ invoice, address, t }: InvoiceViewProps) {
  const { seller, buyer, number, status, issued_at: issuedAt } = invoice;
  const language = document.documentElement.lang;
  // Only a GST-registered seller may call it a tax invoice.
  const isTaxed = invoice.total_tax > 0;
  const query = address.key === '' ? '' : `?key=${encodeURIComponent(address.key)}`;
  // The name is above the address and not repeated in it.
  const place = buyer.address && {
    ...buyer.address,
    ...(buyer.name === nameIn(buyer.address) ? { first_name: '', last_name: '' } : {}),
  };
  const buyerLines = [buyer.name, place ? addressText(place) : '', buyer.email].filter(Boolean);
  const sellerLines = [
    seller.address,
    seller.email,
    seller.phone,
    seller.gst_number === '' ? '' : t('documents.gstNumber', { number: seller.gst_number }),
  ].filter(Boolean);
  return (
    <article className="document-sheet">
      <div className="document-head">
        <div>
          <Heading level={1} size="title-lg">
            {t(isTaxed ? 'documents.taxInvoice' : 'documents.invoice')}
          </Heading>
          <p className="numeric">
            <bdi>{t('documents.number', { number })}</bdi> · <bdi>{documentDay(issuedAt, language)}</bdi>
          </p>
          <p className="document-status" data-status={status}>
            {t(STATUS[status])}
          </p>
        </div>
        <p className="document-actions">
          <Button size="small" onClick={() => window.print()}>
            {t('documents.print')}
          </Button>
          {invoice.pdf_url === '' ? null : (
            <ButtonLink href={invoice.pdf_url} size="small" colour="plain">
              {t('documents.pdf')}
            </ButtonLink>
          )}
          {invoice.has_tickets ? (
            <ButtonLink href={`/print-tickets/${address.id}${query}`} size="small" colour="plain">
              {t('documents.tickets')}
            </ButtonLink>
          ) : null}
        </p>
      </div>
      <div className="document-parties">
        <Party heading={t('documents.from')} name={seller.name} lines={sellerLines} />
        <Party heading={t('documents.to')} name={buyerLines[0] ?? ''} lines={buyerLines.slice(1)} />
      </div>
      <InvoiceLines invoice={invoice} t={t} />
      <InvoiceTotals invoice={invoice} t={t} />
      {invoice.voucher ? <SoldVoucher voucher={invoice.voucher} address={address} t={t} /> : null}
    </article>
  );
}

type PartyProps = { readonly heading: string; readonly name: string; readonly lines: readonly string[] };

function Party({ heading, name, lines }: PartyProps) {
  return (
    <section>
      <h2 className="text-sm text-muted">{heading}</h2>
      <p className="font-semibold">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
