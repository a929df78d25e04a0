import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translate';
import { ARRIVAL_ORDER, ARRIVAL_PART_ATTRIBUTE, type ArrivalState } from '@/lib/payments/arrival';

type OrderOutcomeProps = {
  readonly state: ArrivalState;
  /** Without it the button has to wait for its script. */
  readonly onAskAgain?: (() => void) | undefined;
  /** A page that tells it later says it aloud. */
  readonly live?: boolean;
  readonly t: Translator;
};

/** What came of the payment of an order. */
export function OrderOutcome({ state, onAskAgain, live = false, t }: OrderOutcomeProps) {
  switch (state) {
    case 'paid':
      return (
        <Notice tone="success" live={live}>
          <p className="font-semibold">{t('payment.paidInvoice')}</p>
          <p {...{ [ARRIVAL_PART_ATTRIBUTE]: 'order' }} hidden suppressHydrationWarning>
            {t('checkout.number', { number: ARRIVAL_ORDER })}
          </p>
        </Notice>
      );
    case 'unpaid':
      return (
        <Notice tone="danger" live={live}>
          <p className="font-semibold">{t('payment.failed')}</p>
          <p>{t('checkout.unpaid')}</p>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="warning" live={live}>
          <p>{t('payment.unknown')}</p>
          <p className="scripted mt-2">
            <Button size="small" disabled={onAskAgain === undefined} onClick={onAskAgain}>
              {t('payment.askAgain')}
            </Button>
          </p>
        </Notice>
      );
  }
}
