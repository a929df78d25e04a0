import { PaidLink } from '@/components/payments/paid-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translate';
import type { ArrivalState } from '@/lib/payments/arrival';

type FormOutcomeProps = {
  readonly state: ArrivalState;
  /** Null where the server writes it for whoever returns: links and buttons have to wait for what they do. */
  readonly paid: { readonly invoice: string; readonly onAskAgain: () => void } | null;
  readonly t: Translator;
};

/** What came of the payment of a form (spec points 4 and 8). */
export function FormOutcome({ state, paid, t }: FormOutcomeProps) {
  switch (state) {
    case 'paid':
      return (
        <Notice tone="success">
          <p>{t('payment.paidInvoice')}</p>
          <PaidLink name="invoice" href={paid && paid.invoice}>
            {t('payment.invoice')}
          </PaidLink>
        </Notice>
      );
    case 'unpaid':
      return (
        <Notice tone="danger">
          <p className="font-semibold">{t('payment.failed')}</p>
          <p className="scripted">{t('payment.failedForm')}</p>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="warning">
          <p>{t('payment.unknown')}</p>
          <p className="scripted mt-2">
            <Button size="small" disabled={paid === null} onClick={paid?.onAskAgain}>
              {t('payment.askAgain')}
            </Button>
          </p>
        </Notice>
      );
  }
}
