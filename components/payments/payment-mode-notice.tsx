import { Notice } from '@/components/ui/notice';
import type { PaymentMode } from '@/lib/contract/entities/site';
import type { Translator } from '@/lib/i18n/translate';

/** States, wherever something can be paid for, that the site charges nothing or sells nothing; empty if payments are live. */
export function PaymentModeNotice({ mode, t }: { readonly mode: PaymentMode; readonly t: Translator }) {
  if (mode === 'live') return null;
  return (
    <div className="mb-5" data-payment-mode={mode}>
      {mode === 'trial' ? (
        <Notice>{t('payment.trial')}</Notice>
      ) : (
        <Notice tone="warning">{t('payment.off')}</Notice>
      )}
    </div>
  );
}
