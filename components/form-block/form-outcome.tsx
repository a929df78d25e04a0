import { PaidLink } from '@/components/payments/paid-link';
import { PaidTickets } from '@/components/payments/paid-tickets';
import { PayLink } from '@/components/payments/pay-link';
import { UnpaidNotice } from '@/components/payments/unpaid-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translate';
import type { PaymentResultState } from '@/lib/payments/payment-return';
import type { TicketAddresses } from '@/lib/payments/invoice-address';

type FormOutcomeProps = {
  readonly state: PaymentResultState;
  /** Null if the server renders it for a returning visitor: links and buttons have to wait for their script. */
  readonly paid: {
    readonly payAddress: string;
    readonly orderPage: string;
    readonly invoice: string;
    readonly tickets: TicketAddresses;
    readonly onAskAgain: () => void;
  } | null;
  /** The form's own message after payment; ''. */
  readonly confirmation: string;
  readonly t: Translator;
};

/** The result of a form's payment (spec points 4 and 8). */
export function FormOutcome({ state, paid, confirmation, t }: FormOutcomeProps) {
  switch (state) {
    case 'paid':
      return (
        <Notice tone="success">
          <p>{t('payment.paidInvoice')}</p>
          {confirmation === '' ? null : <p className="whitespace-pre-line">{confirmation}</p>}
          <p className="paid-links">
            <PaidTickets tickets={paid && paid.tickets} t={t} />
            <PaidLink name="order-page" href={paid && paid.orderPage}>
              {t('payment.order')}
            </PaidLink>
            <PaidLink name="invoice" href={paid && paid.invoice}>
              {t('payment.invoice')}
            </PaidLink>
          </p>
        </Notice>
      );
    case 'late':
    case 'refunded':
      return <UnpaidNotice state={state} t={t} />;
    case 'left':
    case 'expired':
    case 'unpaid':
      return (
        <UnpaidNotice state={state} t={t}>
          <p className="scripted">{t(state === 'left' ? 'payment.leftForm' : 'payment.failedForm')}</p>
          <PayLink href={paid && paid.payAddress} t={t} />
        </UnpaidNotice>
      );
    case 'pending':
    case 'unknown':
      return (
        <UnpaidNotice state={state} t={t}>
          <p className="scripted mt-2">
            <Button size="small" disabled={paid === null} onClick={paid?.onAskAgain}>
              {t('payment.askAgain')}
            </Button>
          </p>
        </UnpaidNotice>
      );
  }
}
