import {
  askRefund,
  cancelOrder,
  getOrder,
  nameTicket,
  resendOrder,
  transferTicket,
} from '../../../lib/contract/endpoints/orders.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { languageOfRequest } from '../../kernel/messages/language.ts';
import { askForRefund, cancelSale } from '../refunds/cancel.ts';
import { nameTicket as name, transferTicket as transfer } from '../order-page/transfer-ticket.ts';
import { findOrderFor } from '../order-page/find-order.ts';
import { orderEntity } from '../order-page/order-entity.ts';
import { resendOrder as resend } from '../order-page/resend.ts';

export const orderRoute = handle(getOrder, async ({ input, payload, customer, request }) => ({
  item: await orderEntity(payload, await findOrderFor(payload, input, customer), languageOfRequest(request)),
}));

export const resendOrderRoute = handle(resendOrder, async ({ input, payload, customer, request }) => {
  const invoice = await findOrderFor(payload, input, customer);
  await resend(payload, invoice, { press: input.press, language: languageOfRequest(request) });
  return { success: true, message: '' };
});

export const nameTicketRoute = handle(nameTicket, async ({ input, payload, customer, request }) => {
  const invoice = await findOrderFor(payload, input, customer);
  await countUses([RATE_LIMITS.orderChanges, invoice.id]);
  await name(payload, invoice, input);
  return { item: await orderEntity(payload, invoice, languageOfRequest(request)) };
});

export const transferTicketRoute = handle(transferTicket, async ({ input, payload, customer, request }) => {
  const invoice = await findOrderFor(payload, input, customer);
  await countUses([RATE_LIMITS.orderChanges, invoice.id]);
  await transfer(payload, invoice, { ...input, language: languageOfRequest(request) });
  return { item: await orderEntity(payload, invoice, languageOfRequest(request)) };
});

export const cancelOrderRoute = handle(cancelOrder, async ({ input, payload, customer, request }) => {
  const invoice = await findOrderFor(payload, input, customer);
  await countUses([RATE_LIMITS.orderChanges, invoice.id]);
  await cancelSale(payload, invoice, input.press);
  return { item: await orderEntity(payload, invoice, languageOfRequest(request)) };
});

export const askRefundRoute = handle(askRefund, async ({ input, payload, customer, request }) => {
  const invoice = await findOrderFor(payload, input, customer);
  await countUses([RATE_LIMITS.orderChanges, invoice.id]);
  await askForRefund(payload, invoice, input.message);
  return { item: await orderEntity(payload, invoice, languageOfRequest(request)) };
});
