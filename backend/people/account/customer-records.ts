import type { Payload, PayloadRequest } from 'payload';
import type { AccountExport } from '../../../lib/contract/endpoints/account-extensions.ts';
import { createRegistry } from '../../kernel/registry.ts';

/** The parts of a customer's data export that come from other domains. */
export type ExportedRecords = Pick<
  AccountExport,
  | 'orders'
  | 'invoices'
  | 'tickets'
  | 'refund_requests'
  | 'vouchers'
  | 'forms'
  | 'payment_customers'
  | 'stock_alerts'
>;

/** Another domain's data about customers. */
export type CustomerRecords = {
  /** Ends what a customer who is deleting their account has begun, as far as nobody loses anything by it. */
  readonly endUnfinished?: (payload: Payload, customerId: number) => Promise<void>;
  /** The domain's part of a customer's data export. */
  readonly exported: (payload: Payload, customerId: number) => Promise<Partial<ExportedRecords>>;
  /**
   * Removes a customer's name, addresses and free text from records that outlive the account, and deletes the rest, in the request's
   * transaction.
   */
  readonly anonymise: (req: PayloadRequest, customerId: number) => Promise<void>;
};

/** Customer data by domain: every domain that stores any must register here. */
export const customerRecords = createRegistry<CustomerRecords>('customer-records');

/** Arguments for Payload's find of everything that belongs to a customer, newest first. */
export const allOfCustomer = (customerId: number) => ({
  where: { customer: { equals: customerId } },
  sort: '-createdAt',
  depth: 0 as const,
  pagination: false as const,
});
