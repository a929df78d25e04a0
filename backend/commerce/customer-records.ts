import type { Payload } from 'payload';
import { refId } from '../cms/records/refs.ts';
import { dollarsOf } from '../../lib/contract/money.ts';
import {
  allOfCustomer,
  type CustomerRecords,
  type ExportedRecords,
} from '../people/account/customer-records.ts';
import type { Invoice } from '../payload-types.ts';
import { anonymiseBuyer } from './anonymise-buyer.ts';
import { invoiceEntity } from './documents/invoice-entity.ts';
import { closePaymentPages } from './orders/close-open-orders.ts';
import { detailsOf } from './vouchers/purchase-details.ts';

const orEmpty = (moment: string | null | undefined): string => (moment ? new Date(moment).toISOString() : '');

/** What the customer wrote about their purchases: names on tickets, recipients of transferred tickets, and reasons for refunds. */
async function writtenAbout(
  payload: Payload,
  customer: number,
  invoices: readonly Invoice[],
): Promise<Pick<ExportedRecords, 'tickets' | 'refund_requests'>> {
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  const numberOf = (invoice: number | Invoice | null | undefined) => numbers.get(refId(invoice) ?? 0) ?? '';
  const ofCustomer = {
    where: { 'invoice.customer': { equals: customer } },
    depth: 0,
    pagination: false,
  } as const;
  const [holders, requests] = await Promise.all([
    payload.find({ collection: 'ticket-holders', sort: 'ticket', ...ofCustomer }),
    payload.find({ collection: 'refund-requests', sort: '-id', ...ofCustomer }),
  ]);
  return {
    tickets: holders.docs.map(({ invoice, number, holder, email, passed_on_at }) => ({
      invoice: numberOf(invoice),
      number,
      name: holder ?? '',
      transferred_to: email ?? '',
      transferred_at: orEmpty(passed_on_at),
    })),
    refund_requests: requests.docs.map(({ invoice, message, asked_at }) => ({
      invoice: numberOf(invoice),
      at: orEmpty(asked_at),
      message: message ?? '',
    })),
  };
}

/** Gift vouchers that the customer bought, with the recipient and message, and those that they redeemed. */
async function vouchersOf(payload: Payload, customer: number): Promise<ExportedRecords['vouchers']> {
  const { docs } = await payload.find({
    collection: 'gift-vouchers',
    where: { or: [{ buyer: { equals: customer } }, { redeemed_by: { equals: customer } }] },
    sort: '-id',
    depth: 1,
    pagination: false,
  });
  return docs.map((voucher) => {
    const { last4, amount_cents, payment } = voucher;
    const isBought = refId(voucher.buyer) === customer;
    const isRedeemed = refId(voucher.redeemed_by) === customer;
    const gift = isBought && typeof payment === 'object' && payment ? detailsOf(payment).gift : null;
    // Text that somebody else wrote for this customer is in their email.
    const own = (value: string | null | undefined) => (isBought ? (value ?? '') : '');
    return {
      code_end: last4 ?? '',
      amount: dollarsOf(amount_cents),
      bought_at: isBought ? orEmpty(voucher.createdAt) : '',
      redeemed_at: isRedeemed ? orEmpty(voucher.redeemed_at) : '',
      recipient_name: own(voucher.recipient_name),
      recipient_email: own(voucher.recipient_email),
      giver: gift?.giver ?? '',
      message: own(voucher.gift_message),
      deliver_on: own(voucher.deliver_on),
    };
  });
}

/** A customer's purchases. The law requires orders, invoices, payments and the credit ledger to be kept, but not the name. */
export const boughtByCustomer: CustomerRecords = {
  exported: async (payload, customerId) => {
    const [orders, invoices, gatewayCustomers, vouchers] = await Promise.all([
      payload.find({ collection: 'orders', ...allOfCustomer(customerId) }),
      payload.find({ collection: 'invoices', ...allOfCustomer(customerId) }),
      payload.find({ collection: 'gateway-customers', ...allOfCustomer(customerId) }),
      vouchersOf(payload, customerId),
    ]);
    return {
      orders: orders.docs.map(
        ({ id: number, createdAt, status, summary, address_text, note, total_cents }) => ({
          number,
          at: createdAt,
          status,
          goods: summary ?? '',
          address: address_text ?? '',
          note: note ?? '',
          total: total_cents / 100,
        }),
      ),
      invoices: await Promise.all(invoices.docs.map((invoice) => invoiceEntity(payload, invoice))),
      ...(await writtenAbout(payload, customerId, invoices.docs)),
      vouchers,
      payment_customers: gatewayCustomers.docs.map(({ gateway_reference, email, createdAt }) => ({
        provider: 'Stripe',
        reference: gateway_reference ?? '',
        email: email ?? '',
        since: createdAt,
      })),
    };
  },
  endUnfinished: (payload, customer) => closePaymentPages(payload, { customer }),
  anonymise: anonymiseBuyer,
};
