import type { PayloadRequest } from 'payload';
import { contentNow } from '../kernel/clock.ts';
import { runSql } from '../kernel/database/sql.ts';
import { refId } from '../cms/records/refs.ts';
import type { Invoice } from '../payload-types.ts';
import { toNobody, toTicketBuyer } from './documents/invoice-document.ts';
import { hasTicketsAhead } from './documents/tickets-ahead.ts';
import { releaseGatewayCustomer } from './payments/gateway-customers.ts';

type Ids = readonly number[];

const among = (column: string, ids: Ids): string =>
  ids.length === 0 ? '1 = 0' : `${column} IN (${ids.join(', ')})`;

/** Names that the customer put on tickets. A transferred ticket belongs to somebody else by now, who must still be let in with it. */
const namesOnTickets = (invoices: Ids): string =>
  `DELETE FROM ticket_holders WHERE passed_on_at IS NULL AND ${among('invoice_id', invoices)}`;

/** The customer's reasons for refund requests. */
const refundReasons = (customer: number): string =>
  `UPDATE refund_requests SET message = ''
   WHERE invoice_id IN (SELECT id FROM invoices WHERE customer_id = ${customer})`;

/**
 * Orders with tickets still to be used become a guest's: name and email address stay for the gate, for messages and for refunds. They have
 * no guest's cart, by which `forgetDeletedBuyers` recognises them.
 */
const ordersAhead = (customer: number, orders: Ids): string =>
  `UPDATE orders SET (guest_email, guest_first_name, guest_last_name) =
     (SELECT email, first_name, last_name FROM customers WHERE id = ${customer}),
   customer_id = NULL, guest_session = NULL, address = NULL, address_text = '', note = ''
   WHERE customer_id = ${customer} AND ${among('id', orders)}`;

/**
 * Fields cleared in a customer's other records. A gift that hasn't been sent yet keeps its recipient and its giver until then. The key of the
 * limits per person stays (`purchase-limits/buyer.ts`): a new account would otherwise start again.
 */
const statements = (customer: number): readonly string[] => [
  `UPDATE orders SET customer_id = NULL, guest_email = NULL, guest_first_name = NULL, guest_last_name = NULL, guest_session = NULL,
   address = NULL, address_text = '', note = '' WHERE customer_id = ${customer}`,
  `UPDATE gift_vouchers SET recipient_name = NULL, recipient_email = NULL, gift_message = NULL
   WHERE buyer_id = ${customer} AND delivered_at IS NOT NULL`,
  `UPDATE payments SET details = NULL WHERE customer_id = ${customer} AND status IN ('paid', 'refunded')
   AND fulfilled_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM gift_vouchers
     WHERE gift_vouchers.payment_id = payments.id AND gift_vouchers.recipient_email IS NOT NULL)`,
  `UPDATE payments SET customer_id = NULL, email = NULL, return_url = '' WHERE customer_id = ${customer}`,
  `UPDATE gift_vouchers SET buyer_id = NULL, buyer_email = '' WHERE buyer_id = ${customer}`,
  `UPDATE gift_vouchers SET redeemed_by_id = NULL WHERE redeemed_by_id = ${customer}`,
  `UPDATE refunds SET customer_id = NULL WHERE customer_id = ${customer}`,
  `UPDATE credit_entries SET customer_id = NULL WHERE customer_id = ${customer}`,
  `DELETE FROM cart_lines WHERE cart_id IN (SELECT id FROM carts WHERE customer_id = ${customer})`,
  `DELETE FROM carts WHERE customer_id = ${customer}`,
];

/** A customer's invoices: those with tickets still to be used, and the others. */
async function dividedInvoices({ payload }: PayloadRequest, customer: number) {
  const { docs } = await payload.find({
    collection: 'invoices',
    where: { customer: { equals: customer } },
    depth: 0,
    pagination: false,
  });
  const ahead: Invoice[] = [];
  const others: Invoice[] = [];
  for (const invoice of docs)
    ((await hasTicketsAhead(payload, invoice, contentNow())) ? ahead : others).push(invoice);
  return { ahead, others };
}

/**
 * Removes a customer from their purchases, in the request's transaction. Invoices keep their number, lines and totals; the buyer's details
 * are removed from the document itself. While an invoice's tickets are still to be used, name and email address stay, too.
 */
export async function anonymiseBuyer(req: PayloadRequest, customerId: number): Promise<void> {
  const { payload } = req;
  const { ahead, others } = await dividedInvoices(req, customerId);
  const { email } = await payload.findByID({
    collection: 'customers',
    id: customerId,
    depth: 0,
    req,
  });
  await runSql(payload, namesOnTickets(others.map(({ id }) => id)), req);
  await runSql(payload, refundReasons(customerId), req);
  const changes = [
    ...others.map((invoice) => ({ id: invoice.id, ...toNobody(invoice) })),
    ...ahead.map((invoice) => ({
      id: invoice.id,
      // The account's email address: the one on the invoice may be an earlier one.
      email,
      document: toTicketBuyer(invoice),
    })),
  ];
  for (const { id, ...data } of changes)
    await payload.update({ collection: 'invoices', id, data: { customer: null, ...data }, depth: 0, req });
  const orders = ahead.flatMap(({ order }) => refId(order) ?? []);
  for (const statement of [
    ...releaseGatewayCustomer(customerId),
    ordersAhead(customerId, orders),
    ...statements(customerId),
  ])
    await runSql(payload, statement, req);
}
