import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import type { TakenPayment } from './gateway.ts';
import { gatewayOf } from './gateways.ts';

/** So many of the gateway's payments are looked at. */
export const MOST_TAKEN = 1000;

/**
 * Payments that the gateway took between two moments and that have no record here, for instance because they were taken in its dashboard.
 * @returns them, and whether there were more payments than are looked at
 * @throws if the gateway can't be reached
 */
export async function unrecordedPayments(
  payload: Payload,
  from: Date,
  to: Date,
): Promise<{ payments: readonly TakenPayment[]; isCut: boolean }> {
  const gateway = gatewayOf(payload, config().stripe ? 'stripe' : 'sandbox');
  const taken = await gateway.taken(from, to, MOST_TAKEN);
  const { docs } = await payload.find({
    collection: 'payments',
    where: { gateway_reference: { in: taken.map(({ reference }) => reference) } },
    select: { gateway_reference: true },
    pagination: false,
    depth: 0,
  });
  const recorded = new Set(docs.map(({ gateway_reference }) => gateway_reference));
  return {
    payments: taken.filter(({ reference }) => !recorded.has(reference)),
    isCut: taken.length === MOST_TAKEN,
  };
}
