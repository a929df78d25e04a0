import { showDollars } from '@/lib/contract/money';
import type { PaymentSplit } from '@/lib/contract/split-payment';
import type { Translator } from '@/lib/i18n/translate';

type Cards = {
  /** The smallest card payment, in dollars. */
  readonly minimum: number;
  /** Without an account, and so without credit. */
  readonly isGuest: boolean;
  /** False while payments are off. */
  readonly takesCards: boolean;
};

/** Why what is left of an order can't be paid by card; '' if it can, or if nothing is left. */
export function cardObstacle(
  { card, isTooSmall }: PaymentSplit,
  { minimum, isGuest, takesCards }: Cards,
  t: Translator,
): string {
  if (card > 0 && !takesCards) return t('payment.off');
  if (!isTooSmall) return '';
  return t(isGuest ? 'checkout.tooSmallGuest' : 'checkout.tooSmall', { amount: showDollars(minimum) });
}
