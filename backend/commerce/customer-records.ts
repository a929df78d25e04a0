import type { PayloadRequest } from 'payload';
import { runSql } from '../kernel/database/sql.ts';
import { releaseGatewayCustomer } from './payments/gateway-customers.ts';
import { allOfCustomer, type CustomerRecords } from '../people/account/customer-records.ts';
import { toNobody } from './documents/invoice-document.ts';
import { invoiceEntity } from './documents/invoice-entity.ts';

/** Invoices keep their number, lines and totals; the buyer's details are removed from the document itself. */
async function anonymiseInvoices(req: PayloadRequest, customerId: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'invoices',
    where: { customer: { equals: customerId } },
    depth: 0,
    pagination: false,
    req,
  });
  for (const invoice of docs)
    await req.payload.update({
      collection: 'invoices',
      id: invoice.id,
      data: { customer: null, ...toNobody(invoice) },
      depth: 0,
      req,
    });
}

/** Names that the customer put on tickets. A transferred ticket is somebody else's by now, who still has to be let in with it. */
const namesOnTickets = (customer: number): string =>
  `DELETE FROM ticket_holders WHERE passed_on_at IS NULL
   AND invoice_id IN (SELECT id FROM invoices WHERE customer_id = ${customer})`;

/** What the customer wrote when they asked for a refund. */
const refundReasons = (customer: number): string =>
  `UPDATE refund_requests SET message = ''
   WHERE invoice_id IN (SELECT id FROM invoices WHERE customer_id = ${customer})`;

/** Fields cleared in a customer's other records. A gift that hasn't been sent yet keeps its recipient and its giver until then. */
const statements = (customer: number): readonly string[] => [
  `UPDATE orders SET customer_id = NULL, guest_email = NULL, guest_first_name = NULL, guest_last_name = NULL, guest_session = NULL,
   buyer_key = NULL, address = NULL, address_text = '', note = '' WHERE customer_id = ${customer}`,
  `UPDATE gift_vouchers SET recipient_name = NULL, recipient_email = NULL, gift_message = NULL
   WHERE buyer_id = ${customer} AND delivered_at IS NOT NULL`,
  `UPDATE payments SET details = NULL WHERE customer_id = ${customer} AND status IN ('paid', 'refunded')
   AND fulfilled_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM gift_vouchers
     WHERE gift_vouchers.payment_id = payments.id AND gift_vouchers.recipient_email IS NOT NULL)`,
  `UPDATE payments SET customer_id = NULL, buyer_key = NULL, email = NULL, return_url = '' WHERE customer_id = ${customer}`,
  `UPDATE gift_vouchers SET buyer_id = NULL, buyer_email = '' WHERE buyer_id = ${customer}`,
  `UPDATE gift_vouchers SET redeemed_by_id = NULL WHERE redeemed_by_id = ${customer}`,
  `UPDATE refunds SET customer_id = NULL WHERE customer_id = ${customer}`,
  `UPDATE credit_entries SET customer_id = NULL WHERE customer_id = ${customer}`,
  `DELETE FROM cart_lines WHERE cart_id IN (SELECT id FROM carts WHERE customer_id = ${customer})`,
  `DELETE FROM carts WHERE customer_id = ${customer}`,
];

/** What a customer bought. The law requires orders, invoices, payments and the credit ledger to be kept, but not the name. */
export const boughtByCustomer: CustomerRecords = {
  exported: async (payload, customerId) => {
    const [orders, invoices, gatewayCustomers] = await Promise.all([
      payload.find({ collection: 'orders', ...allOfCustomer(customerId) }),
      payload.find({ collection: 'invoices', ...allOfCustomer(customerId) }),
      payload.find({ collection: 'gateway-customers', ...allOfCustomer(customerId) }),
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
      payment_customers: gatewayCustomers.docs.map(({ gateway_reference, email, createdAt }) => ({
        provider: 'Stripe',
        reference: gateway_reference ?? '',
        email: email ?? '',
        since: createdAt,
      })),
    };
  },
  anonymise: async (req, customerId) => {
    await runSql(req.payload, namesOnTickets(customerId), req);
    await runSql(req.payload, refundReasons(customerId), req);
    await anonymiseInvoices(req, customerId);
    for (const statement of [...releaseGatewayCustomer(customerId), ...statements(customerId)])
      await runSql(req.payload, statement, req);
  },
};
