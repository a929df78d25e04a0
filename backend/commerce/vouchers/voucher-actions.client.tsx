'use client';

import { RecordActions } from '../../cms/collections/record-actions.client.tsx';

const ACTIONS = [{ label: 'Resend email', path: 'resend' }];

/** Actions for editors on a gift voucher. */
export const VoucherActions = () => <RecordActions collection="gift-vouchers" actions={ACTIONS} />;
