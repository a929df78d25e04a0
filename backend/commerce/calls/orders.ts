import { getOrder, resendOrder } from '../../../lib/contract/endpoints/orders.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { languageOfRequest } from '../../kernel/messages/language.ts';
import { findOrderFor } from '../order-page/find-order.ts';
import { orderEntity } from '../order-page/order-entity.ts';
import { resendOrder as resend } from '../order-page/resend.ts';

export const orderRoute = handle(getOrder, async ({ input, payload, customer }) => ({
  item: await orderEntity(payload, await findOrderFor(payload, input, customer)),
}));

export const resendOrderRoute = handle(resendOrder, async ({ input, payload, customer, request }) => {
  const invoice = await findOrderFor(payload, input, customer);
  await resend(payload, invoice, { press: input.press, language: languageOfRequest(request) });
  return { success: true, message: '' };
});
