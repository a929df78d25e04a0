import { config } from '../kernel/config.ts';
import type { PaymentMode } from '../../lib/contract/entities/site.ts';

const NOTICES: Readonly<Record<PaymentMode, string>> = {
  live: '',
  trial:
    'This is a test site: payments are simulated and no money is charged. Set STRIPE_SECRET_KEY to take payments.',
  off: 'Payments are turned off, and the site says so, because it has a public address but no Stripe account. Set STRIPE_SECRET_KEY to take payments, or TRIAL_PAYMENTS=true if this is a test site.',
};

/** Tells editors while the site takes no real payments. */
export function PaymentModeNotice() {
  const notice = NOTICES[config().paymentMode];
  return notice === '' ? null : (
    <div className="banner banner--type-default" role="status" style={{ marginBottom: 'var(--base)' }}>
      {notice}
    </div>
  );
}
