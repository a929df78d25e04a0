import type { Payload } from 'payload';
import { Failure } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { moneySettings } from '../money/settings.ts';

/** @throws Failure 404 while nothing is for sale: the calls of cart and orders don't exist then. `soldSkus` lists what is for sale. */
export async function checkOpen(payload: Payload): Promise<void> {
  const { areTicketsOpen } = await moneySettings(payload);
  if (!areTicketsOpen) throw new Failure(404, msg('cart.closed'));
}
