import { Notice } from '@/components/ui/notice';
import type { PaymentMode } from '@/lib/contract/entities/site';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';

type PaymentModeNoticeProps = {
  readonly mode: PaymentMode;
  /** What can't be done while payments are off; null where it depends on what is in the cart. */
  readonly off: TranslationKey | null;
  readonly t: Translator;
};

/** States, wherever something can be paid for, that the site charges nothing or takes no cards; empty if payments are live. */
export function PaymentModeNotice({ mode, off, t }: PaymentModeNoticeProps) {
  const texts: Readonly<Record<PaymentMode, TranslationKey | null>> = {
    live: null,
    trial: 'payment.trial',
    off,
  };
  const text = texts[mode];
  return text === null ? null : (
    <div className="mb-5" data-payment-mode={mode}>
      <Notice tone={mode === 'off' ? 'warning' : 'info'}>{t(text)}</Notice>
    </div>
  );
}
