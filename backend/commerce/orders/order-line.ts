import { lineTitle } from '../cart/cart-entity.ts';
import type { PricedLine } from '../cart/priced-cart.ts';
import type { OrderLine } from '../order-lines.ts';

/** Converts cart lines to order lines. */
export const orderLine = (line: PricedLine): OrderLine => ({
  cart_line: line.id,
  sku: line.sku.id,
  code: line.sku.code,
  title: lineTitle(line),
  qty: line.qty,
  unit_cents: line.each,
  cents: line.cents,
  is_ticket: line.sku.product.isTicket,
  round: line.sku.product.round,
  day: line.sku.product.day,
});
