import type { ReactNode } from 'react';
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
  /** What the visitor can do next. */
  readonly children?: ReactNode;
};

/** States that nothing was bought by a payment, or not yet, and why. */
export const UnpaidNotice = ({ state, t, children }: UnpaidNoticeProps) => (
  <Notice tone={state === 'unpaid' ? 'danger' : 'warning'}>
    <p {...(BOLD.has(state) ? { className: 'font-semibold' } : {})}>{t(TEXTS[state])}</p>
    {children}
  </Notice>
);
