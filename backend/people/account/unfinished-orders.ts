import type { Payload, PayloadRequest } from 'payload';
import type { OrderStatus } from '../../../lib/contract/entities/documents.ts';

/** An order with one of these statuses still has to be packed and sent to its customer. */
export const TO_SEND: readonly OrderStatus[] = ['paid', 'packed'];
/** One on a payment page ends with the account, unless its payment is waiting for the bank. */
export const OPEN: readonly OrderStatus[] = ['placed', ...TO_SEND];

/** Whether a customer has an order with one of these statuses. @param req to read it within this request's transaction */
export async function hasOrder(
  payload: Payload,
  customerId: number,
  statuses: readonly OrderStatus[],
  req?: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'orders',
    where: { and: [{ customer: { equals: customerId } }, { status: { in: [...statuses] } }] },
    ...(req ? { req } : {}),
  });
  return totalDocs > 0;
}
