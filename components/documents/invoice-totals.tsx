import { ButtonLink } from '@/components/ui/button';
import { LeftToRight } from '@/components/ui/left-to-right';
import { showDollars } from '@/lib/contract/money';
import type { Invoice } from '@/lib/contract/entities/documents';
import type { Translator } from '@/lib/i18n/translate';

type InvoicePartProps = { readonly invoice: Invoice; readonly t: Translator };

/** The purchased items, one per line. */
export function InvoiceLines({ invoice, t }: InvoicePartProps) {
  return (
    <table className="document-lines">
      <caption className="sr-only">{t('documents.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('documents.description')}</th>
          <th scope="col">{t('cart.quantity')}</th>
          <th scope="col">{t('documents.each')}</th>
          <th scope="col">{t('documents.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          <tr key={index}>
            <td>{line.description}</td>
            <td>{line.qty}</td>
            <td>{showDollars(line.unit_amount)}</td>
            <td>{showDollars(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Totals, payment method and refunds. */
export function InvoiceTotals({ invoice, t }: InvoicePartProps) {
  const optional = [
    [t('cart.discount'), -invoice.discount_amount],
    [t('cart.shipping'), invoice.shipping_amount],
    [t('cart.surcharge'), invoice.surcharge_amount],
  ] as const;
  return (
    <>
      <dl className="totals numeric document-sums">
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{showDollars(invoice.subtotal)}</dd>
        </div>
        {optional
          .filter(([, dollars]) => dollars !== 0)
          .map(([name, dollars]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <LeftToRight>{showDollars(dollars)}</LeftToRight>
              </dd>
            </div>
          ))}
        <div className="totals-sum">
          <dt>{t('cart.total')}</dt>
          <dd>{showDollars(invoice.total_amount)}</dd>
        </div>
        {invoice.total_tax > 0 ? (
          <div className="totals-tax">
            <dt>{t('cart.gst')}</dt>
            <dd>{showDollars(invoice.total_tax)}</dd>
          </div>
        ) : null}
        {invoice.credit_amount > 0 ? (
          <div className="totals-tax">
            <dt>
              {invoice.paid_voucher === ''
                ? t('documents.byCredit')
                : t('documents.byVoucher', { code: invoice.paid_voucher })}
            </dt>
            <dd>{showDollars(invoice.credit_amount)}</dd>
          </div>
        ) : null}
        {invoice.refunded_amount > 0 ? (
          <div className="totals-tax">
            <dt>{t('documents.refunded')}</dt>
            <dd>
              <LeftToRight>{showDollars(-invoice.refunded_amount)}</LeftToRight>
            </dd>
          </div>
        ) : null}
      </dl>
      {invoice.credit_notes.length > 0 ? (
        <p className="document-actions">
          {invoice.credit_notes.map(({ number, pdf_url: address }) => (
            <ButtonLink key={number} href={address} size="small" colour="plain">
              {t('documents.creditNote', { number })}
            </ButtonLink>
          ))}
        </p>
      ) : null}
      {invoice.total_tax > 0 ? <p className="text-sm text-muted">{t('documents.inclusive')}</p> : null}
      {invoice.kind === 'voucher' ? <p className="text-sm text-muted">{t('documents.voucherNote')}</p> : null}
    </>
  );
}
