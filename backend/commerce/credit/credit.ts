import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { refId } from '../../cms/records/refs.ts';
import { contentNow } from '../../kernel/clock.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { lockCustomer } from '../../people/account/customer.ts';
import type { Order } from '../../payload-types.ts';
import { voucherSubject } from '../wallet/pass.ts';
import { schedulePassUpdates } from '../wallet/pass-copies.ts';
import type { CreditReason } from '../money/reasons.ts';

/** What a balance belongs to: a customer, or a gift voucher that guests pay with. */
export type CreditOwner = { readonly customer: number } | { readonly voucher: number };

/** A ledger entry: positive `cents` add credit, negative ones spend it. Each reference is booked only once, however often it is tried. */
export type CreditEntry = {
  readonly owner: CreditOwner;
  readonly supplier: number;
  readonly cents: Cents;
  readonly reason: CreditReason;
  readonly reference: string;
};

/** What gave an order's credit, and gets it back: the voucher that it was paid with, else its customer. Null if it has neither. */
export function creditOwnerOf({
  voucher,
  customer,
}: Pick<Order, 'voucher' | 'customer'>): CreditOwner | null {
  const [voucherId, customerId] = [refId(voucher), refId(customer)];
  if (voucherId !== null) return { voucher: voucherId };
  return customerId === null ? null : { customer: customerId };
}

/** What is left on a voucher, as a subquery: its amount, and what has been taken from it and returned since. */
export const leftOn = (voucher: number): Statement =>
  sql`(SELECT amount_cents + (SELECT COALESCE(SUM(cents), 0) FROM credit_entries WHERE voucher_id = ${voucher})
       FROM gift_vouchers WHERE id = ${voucher})`;

const sumOf = (customer: number, supplier: number): Statement =>
  sql`(SELECT COALESCE(SUM(cents), 0) FROM credit_entries WHERE customer_id = ${customer} AND supplier = ${supplier})`;

/** What an owner can spend with a supplier, as a subquery. */
export const balanceOf = (owner: CreditOwner, supplier: number): Statement =>
  'voucher' in owner ? leftOn(owner.voucher) : sumOf(owner.customer, supplier);

/** Locks a balance. Begin a transaction that writes an entry with it, so that the second of two concurrent spends waits for the first. */
export const lockCredit = (owner: CreditOwner): Statement =>
  'voucher' in owner
    ? sql`UPDATE gift_vouchers SET updated_at = updated_at WHERE id = ${owner.voucher}`
    : lockCustomer(owner.customer);

/**
 * The statements that add an entry if the balance stays at or above zero, `condition` holds and the reference is new. Their transaction has
 * to begin with `lockCredit`. The first one's result says whether it was added; a voucher's status then follows.
 */
export const addCredit = (
  { owner, supplier, cents, reason, reference }: CreditEntry,
  condition: Statement = sql`1 = 1`,
): Statement[] => [
  sql`INSERT INTO credit_entries (customer_id, voucher_id, supplier, cents, reason, reference)
      SELECT ${'customer' in owner ? owner.customer : null}, ${'voucher' in owner ? owner.voucher : null}, ${supplier}, ${cents}, ${reason}, ${reference}
      WHERE ${balanceOf(owner, supplier)} + CAST(${cents} AS INTEGER) >= 0 AND ${condition}
      ON CONFLICT (reference) DO NOTHING`,
  ...('voucher' in owner ? statusFollows(owner.voucher) : []),
];

/**
 * A voucher is redeemed once nothing is left on it, and can be used again when something returns. A withdrawn one stays withdrawn. Vouchers
 * that were redeemed before they could pay for orders have no entries: nothing returns to them.
 */
function statusFollows(voucher: number): Statement[] {
  const now = new Date().toISOString();
  return [
    sql`UPDATE gift_vouchers SET status = 'redeemed', redeemed_at = ${now}, updated_at = ${now}
        WHERE id = ${voucher} AND status = 'active' AND ${leftOn(voucher)} <= 0`,
    sql`UPDATE gift_vouchers SET status = 'active', updated_at = ${now}
        WHERE id = ${voucher} AND status = 'redeemed' AND ${leftOn(voucher)} > 0
          AND EXISTS (SELECT 1 FROM credit_entries WHERE voucher_id = ${voucher})`,
    schedulePassUpdates(voucherSubject(voucher)),
  ];
}

/** The condition that a voucher can be used, whatever is left on it. */
const isUsable = (voucher: number): Statement =>
  sql`EXISTS (SELECT 1 FROM gift_vouchers WHERE id = ${voucher} AND status = 'active'
        AND expires_on >= ${newZealandDay(contentNow())})`;

/** The condition that this much can be spent. */
export const hasCredit = (owner: CreditOwner, supplier: number, cents: Cents): Statement =>
  sql`${balanceOf(owner, supplier)} >= CAST(${cents} AS INTEGER) AND ${'voucher' in owner ? isUsable(owner.voucher) : sql`1 = 1`}`;

async function read(payload: Payload, balance: Statement): Promise<Cents> {
  const { rows } = await runStatement(payload, sql`SELECT ${balance} AS balance`);
  return Number(rows[0]?.balance ?? 0);
}

/** A customer's credit with a supplier (spec point 7, creditBalance), in cents. */
export const creditBalance = (payload: Payload, customer: number, supplier: number): Promise<Cents> =>
  read(payload, sumOf(customer, supplier));

/** What is left on a voucher, in cents. It can only be used while its status is active. */
export const leftOnVoucher = (payload: Payload, voucher: number): Promise<Cents> =>
  read(payload, leftOn(voucher));
