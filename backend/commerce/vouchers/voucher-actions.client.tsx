'use client';

import { RecordActions } from '../../cms/collections/record-actions.client.tsx';

const ACTIONS = [
  { label: 'Resend email', path: 'resend' },
  {
    label: 'Withdraw',
    path: 'void',
    question: 'Once withdrawn, this voucher can’t be redeemed. Withdraw it?',
  },
];

/** Actions for editors on a gift voucher. */
export const VoucherActions = () => <RecordActions collection="gift-vouchers" actions={ACTIONS} />;
