import { PaidLinks } from '@/components/payments/paid-links';
import { PayLink } from '@/components/payments/pay-link';
import { AskAgain, UnpaidNotice } from '@/components/payments/unpaid-notice';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translate';
import {
  ORDER_NUMBER_PLACEHOLDER,
  PAYMENT_RESULT_PART_ATTRIBUTE,
  type PaymentResultState,
} from '@/lib/payments/payment-return';

type OrderOutcomeProps = {
  readonly state: PaymentResultState;
  /** Address of the payment page while it is open; '' otherwise. Null: the front server fills it in. */
  readonly payAddress: string | null;
  /** Without it the button has to wait for its script. */
  readonly onAskAgain?: (() => void) | undefined;
  /** If the result arrives after page load, it is announced. */
  readonly live?: boolean;
  readonly t: Translator;
};

/** The result of an order's payment. */
export function OrderOutcome({ state, payAddress, onAskAgain, live = false, t }: OrderOutcomeProps) {
  switch (state) {
    case 'paid':
      return (
        <Notice tone="success" live={live}>
          <p className="font-semibold">{t('payment.paidInvoice')}</p>
          <p {...{ [PAYMENT_RESULT_PART_ATTRIBUTE]: 'order' }} hidden suppressHydrationWarning>
            {t('checkout.number', { number: ORDER_NUMBER_PLACEHOLDER })}
          </p>
          <PaidLinks bought={null} t={t} />
        </Notice>
      );
    case 'late':
    case 'refunded':
      return <UnpaidNotice state={state} live={live} t={t} />;
    case 'left':
      return (
        <UnpaidNotice state={state} live={live} t={t}>
          <p>{t('checkout.left')}</p>
          <p className="flex flex-wrap gap-x-3">
            <PayLink href={payAddress} t={t} />
            <ButtonLink href="/cart" colour="plain" size="small" className="mt-2">
              {t('checkout.toCart')}
            </ButtonLink>
          </p>
        </UnpaidNotice>
      );
    case 'expired':
    case 'unpaid':
      return (
        <UnpaidNotice state={state} live={live} t={t}>
          <p>{t('checkout.unpaid')}</p>
          <PayLink href={payAddress} t={t} />
        </UnpaidNotice>
      );
    case 'pending':
    case 'unknown':
      return (
        <UnpaidNotice state={state} live={live} t={t}>
          <AskAgain onAskAgain={onAskAgain} t={t} />
        </UnpaidNotice>
      );
  }
}
