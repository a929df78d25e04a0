import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import type { TakenPayment } from './gateway.ts';
import { gatewayOf } from './gateways.ts';

/** Most of the gateway's payments that are looked at. */
export const MOST_TAKEN = 1000;

/**
 * Finds payments that the gateway took between two moments and that we have no record of, for example because they were taken in its dashboard.
 * @returns the payments, and whether the gateway took more than are looked at
 * @throws GatewayAway if the gateway can't be reached
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
