import type { PaymentMode } from '../../lib/contract/entities/site.ts';
import type { Role } from '../cms/access/roles.ts';

const WARNINGS: Readonly<Record<PaymentMode, string>> = {
  live: '',
  trial:
    'This is a test site: payments are simulated and no money is charged. Set STRIPE_SECRET_KEY to take payments.',
  off: 'Card payments are turned off, and the site says so, because it has a public address but no Stripe account. Only orders that are free, or that credit or a gift voucher covers, can be placed. Set STRIPE_SECRET_KEY to take payments, or TRIAL_PAYMENTS=true if this is a test site.',
};

/** An account's notice while the site takes no real payments: only administrators can have that changed. @returns '' for none */
export const paymentWarning = (mode: PaymentMode, role: Role | null): string =>
  role === 'admin' ? WARNINGS[mode] : '';
