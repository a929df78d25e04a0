'use client';

import { RecordActions } from './record-actions.client.tsx';

const ACTIONS = [
  { label: 'Send the mail again', path: 'resend' },
  { label: 'Withdraw', path: 'void', question: 'The voucher can never be redeemed after this. Withdraw it?' },
];

/** What an editor may do with a gift voucher. */
export const VoucherActions = () => <RecordActions collection="gift-vouchers" actions={ACTIONS} />;
