import type { UIFieldServerProps } from 'payload';
import { roleOf, type Role } from '../cms/access/roles.ts';
import { config } from '../kernel/config.ts';
import { paymentWarning } from './payment-warning.ts';

/** Notifies administrators while the site takes no real payments. */
export function PaymentModeNotice({ role }: { readonly role: Role | null }) {
  const warning = paymentWarning(config().paymentMode, role);
  return warning === '' ? null : (
    <div className="banner banner--type-default" role="status" style={{ marginBottom: 'var(--base)' }}>
      {warning}
    </div>
  );
}

/** The same among the money settings. */
export const PaymentModeField = ({ user }: UIFieldServerProps) => (
  <PaymentModeNotice role={user?.collection === 'users' ? roleOf(user) : null} />
);
