import { WalletLinks } from '@/components/documents/wallet-links';
import { PaidLink } from '@/components/payments/paid-link';
import { PayLink } from '@/components/payments/pay-link';
import { AskAgain, UnpaidNotice } from '@/components/payments/unpaid-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translate';
import type { PaymentResultState } from '@/lib/payments/payment-return';
import type { PaymentReturn } from '@/lib/payments/use-payment';

type VoucherOutcomeProps = {
  readonly state: PaymentResultState;
  /** Null if the server renders it for a returning visitor: links and buttons have to wait for their script. */
  readonly paid: PaymentReturn | null;
  readonly t: Translator;
};

/** The outcome of a voucher's payment (spec point 4, gift voucher block). */
export function VoucherOutcome({ state, paid, t }: VoucherOutcomeProps) {
  const another = (
    <p className="scripted mt-2">
      <Button size="small" disabled={paid === null} onClick={paid?.dismiss}>
        {t('voucher.another')}
      </Button>
    </p>
  );
  const nextSteps = (toForm: string) => (
    <p className="flex flex-wrap gap-x-3">
      <PayLink href={paid && paid.payAddress} t={t} />
      <Button
        className="scripted mt-2"
        size="small"
        colour="plain"
        disabled={paid === null}
        onClick={paid?.dismiss}
      >
        {toForm}
      </Button>
    </p>
  );
  switch (state) {
    case 'paid':
      return (
        <Notice tone="success">
          <p className="font-semibold">{t('payment.successful')}</p>
          <p>{t('payment.receipt')}</p>
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            <PaidLink name="voucher" href={paid && paid.voucherPdf}>
              {t('voucher.print')}
            </PaidLink>
            <PaidLink name="order-page" href={paid && paid.orderPage}>
              {t('payment.order')}
            </PaidLink>
            <PaidLink name="invoice" href={paid && paid.invoice}>
              {t('payment.invoice')}
            </PaidLink>
          </p>
          {paid ? <WalletLinks apple={paid.voucherApple} google={paid.voucherGoogle} t={t} /> : null}
          {another}
        </Notice>
      );
    case 'late':
    case 'refunded':
      return (
        <UnpaidNotice state={state} t={t}>
          {another}
        </UnpaidNotice>
      );
    case 'left':
      return (
        <UnpaidNotice state={state} t={t}>
          <p>{t('voucher.left')}</p>
          {nextSteps(t('payment.startAgain'))}
        </UnpaidNotice>
      );
    case 'expired':
    case 'unpaid':
      return (
        <UnpaidNotice state={state} t={t}>
          {nextSteps(t('forms.again'))}
        </UnpaidNotice>
      );
    case 'pending':
    case 'unknown':
      return (
        <UnpaidNotice state={state} t={t}>
          <AskAgain onAskAgain={paid?.askAgain} t={t} />
        </UnpaidNotice>
      );
  }
}
