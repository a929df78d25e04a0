import { PaidLinks } from '@/components/payments/paid-links';
import { PayLink } from '@/components/payments/pay-link';
import { AskAgain, UnpaidNotice } from '@/components/payments/unpaid-notice';
import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translate';
import type { PaymentResultState } from '@/lib/payments/payment-return';
import type { BoughtAddresses } from '@/lib/payments/invoice-address';

type FormOutcomeProps = {
  readonly state: PaymentResultState;
  /** Null if the server renders it for a returning visitor: links and buttons have to wait for their script. */
  readonly paid: (BoughtAddresses & { readonly payAddress: string; readonly onAskAgain: () => void }) | null;
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
          <PaidLinks bought={paid} t={t} />
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
          <AskAgain onAskAgain={paid?.onAskAgain} t={t} />
        </UnpaidNotice>
      );
  }
}
