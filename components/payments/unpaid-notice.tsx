import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import type { PaymentResultState } from '@/lib/payments/payment-return';

type UnpaidState = Exclude<PaymentResultState, 'paid'>;

const TEXTS: Readonly<Record<UnpaidState, TranslationKey>> = {
  late: 'payment.late',
  refunded: 'payment.refunded',
  left: 'payment.left',
  expired: 'payment.expired',
  unpaid: 'payment.failed',
  pending: 'payment.pending',
  unknown: 'payment.unknown',
};

const BOLD: ReadonlySet<UnpaidState> = new Set(['left', 'expired', 'unpaid']);

type UnpaidNoticeProps = {
  readonly state: UnpaidState;
  readonly t: Translator;
  /** Whether it is announced, because it appears after page load. */
  readonly live?: boolean;
  /** What the visitor can do next. */
  readonly children?: ReactNode;
};

/** States that nothing was bought by a payment, or not yet, and why. */
export const UnpaidNotice = ({ state, t, live = false, children }: UnpaidNoticeProps) => (
  <Notice tone={state === 'unpaid' ? 'danger' : 'warning'} live={live}>
    <p {...(BOLD.has(state) ? { className: 'font-semibold' } : {})}>{t(TEXTS[state])}</p>
    {children}
  </Notice>
);

type AskAgainProps = {
  /** Undefined if the server renders it: the button has to wait for its script. */
  readonly onAskAgain: (() => void) | undefined;
  readonly t: Translator;
};

/** Asks once more what came of a payment. */
export const AskAgain = ({ onAskAgain, t }: AskAgainProps) => (
  <p className="scripted mt-2">
    <Button size="small" disabled={onAskAgain === undefined} onClick={onAskAgain}>
      {t('payment.askAgain')}
    </Button>
  </p>
);
