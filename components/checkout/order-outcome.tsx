import { PaidLink } from '@/components/payments/paid-link';
import { PaidTickets } from '@/components/payments/paid-tickets';
import { PayLink } from '@/components/payments/pay-link';
import { Button, ButtonLink } from '@/components/ui/button';
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
          <p className="paid-links">
            <PaidTickets tickets={null} t={t} />
            <PaidLink name="order-page" href={null}>
              {t('payment.order')}
            </PaidLink>
            <PaidLink name="invoice" href={null}>
              {t('payment.invoice')}
            </PaidLink>
          </p>
        </Notice>
      );
    case 'late':
    case 'refunded':
      return (
        <Notice tone="warning" live={live}>
          <p>{t(state === 'late' ? 'payment.late' : 'payment.refunded')}</p>
        </Notice>
      );
    case 'left':
      return (
        <Notice tone="warning" live={live}>
          <p className="font-semibold">{t('payment.left')}</p>
          <p>{t('checkout.left')}</p>
          <p className="flex flex-wrap gap-x-3">
            <PayLink href={payAddress} t={t} />
            <ButtonLink href="/cart" colour="plain" size="small" className="mt-2">
              {t('checkout.toCart')}
            </ButtonLink>
          </p>
        </Notice>
      );
    case 'expired':
    case 'unpaid':
      return (
        <Notice tone={state === 'expired' ? 'warning' : 'danger'} live={live}>
          <p className="font-semibold">{t(state === 'expired' ? 'payment.expired' : 'payment.failed')}</p>
          <p>{t('checkout.unpaid')}</p>
          <PayLink href={payAddress} t={t} />
        </Notice>
      );
    case 'pending':
    case 'unknown':
      return (
        <Notice tone="warning" live={live}>
          <p>{t(state === 'pending' ? 'payment.pending' : 'payment.unknown')}</p>
          <p className="scripted mt-2">
            <Button size="small" disabled={onAskAgain === undefined} onClick={onAskAgain}>
              {t('payment.askAgain')}
            </Button>
          </p>
        </Notice>
      );
  }
}
