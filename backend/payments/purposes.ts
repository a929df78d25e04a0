import type { Payload } from 'payload';
import { confirmSubmission, releaseSubmission } from '../forms/paid-form.ts';
import { acceptPaidOrder, releaseOrder } from '../shop/paid-order.ts';
import { issueVoucher } from '../vouchers/issue.ts';
import type { PaymentPurpose, PaymentRecord } from './payment.ts';

/**
 * What follows from a payment. Both may run again after a crash, or twice at once, and have to have their effect once: each of
 * their writes and mails is keyed by the payment.
 */
export type Fulfilment = {
  /** It was paid. `refund`: what it was for cannot be given any more, and the money goes back. */
  readonly fulfil: (payload: Payload, payment: PaymentRecord) => Promise<'done' | 'refund'>;
  /** It never will be paid. */
  readonly release: (payload: Payload, payment: PaymentRecord) => Promise<void>;
};

/** The consequences of a payment by its purpose. */
export const FULFILMENTS: Readonly<Record<PaymentPurpose, Fulfilment>> = {
  voucher: { fulfil: issueVoucher, release: async () => undefined },
  form: { fulfil: confirmSubmission, release: releaseSubmission },
  order: { fulfil: acceptPaidOrder, release: releaseOrder },
};
