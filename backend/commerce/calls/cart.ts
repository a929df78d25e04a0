import type { Payload } from 'payload';
import {
  cartAdd,
  cartRemove,
  cartUpdate,
  getCart,
  mergeCart,
  requestShippingQuote,
  searchSku,
  shippingQuote,
  submitOrder,
} from '../../../lib/contract/endpoints/cart.ts';
import type { Cart } from '../../../lib/contract/entities/cart.ts';
import { dollarsOf } from '../../../lib/contract/money.ts';
import { config } from '../../kernel/config.ts';
import { perMinutes, countUses } from '../../kernel/limits/limits.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { creditBalance } from '../money/credit.ts';
import { moneySettings } from '../money/settings.ts';
import { shownCents } from '../payments/start-payment.ts';
import { readReturnUrl } from '../payments/return-url.ts';
import { cartEntity } from '../cart/cart-entity.ts';
import { addToCart, changeQty, mergeCarts, searchSkus } from '../cart/cart-actions.ts';
import {
  cartOwner,
  keepChoice,
  readChoice,
  removeLines,
  type CartChoice,
  type CartOwner,
} from '../cart/cart-store.ts';
import { pricedCart, pricedLines } from '../cart/priced-cart.ts';
import { quotesFor } from '../cart/shipping.ts';
import { countPromotionGuess } from '../cart/promotion-guesses.ts';
import { mailShippingRequest } from '../cart/shipping-request.ts';
import { placeOrder } from '../orders/place-order.ts';
import { needsTurn } from '../waiting-room/waiting-room.ts';
import { createContentContext } from '../../content/context.ts';
import { Failure, rateLimited } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';

const SHIPPING_REQUESTS = perMinutes('shipping requests', 5, 60);
const ORDERS = perMinutes('orders of a customer', 30, 10);

/** @throws Failure 404 while nothing is sold: these calls don't exist then. What is sold, `soldSkus` says. */
async function checkOpen(payload: Payload): Promise<void> {
  const { areTicketsOpen } = await moneySettings(payload);
  if (!areTicketsOpen) throw new Failure(404, msg('cart.closed'));
}

/**
 * The cart with its totals. Choices are remembered until changed; an unusable code never replaces a usable one.
 * @param given the choices in this call; undefined leaves one as it was
 */
async function answer(
  payload: Payload,
  owner: CartOwner,
  given: { readonly [K in keyof CartChoice]?: CartChoice[K] | undefined } = {},
): Promise<Cart> {
  const [{ supplier, smallRest }, kept] = await Promise.all([
    moneySettings(payload),
    readChoice(payload, owner),
  ]);
  const {
    promotionCode = kept.promotionCode,
    shippingType = kept.shippingType,
    address = kept.address,
  } = given;
  const choice = { promotionCode, shippingType, address };
  const [cart, credit] = await Promise.all([
    pricedCart(payload, owner, choice),
    'customer' in owner ? creditBalance(payload, owner.customer, supplier) : 0,
  ]);
  const isCodeKept = promotionCode === '' || cart.promotion !== null;
  const toKeep = { ...choice, promotionCode: isCodeKept ? (cart.promotion?.code ?? '') : kept.promotionCode };
  const isChanged = (['promotionCode', 'shippingType', 'address'] as const).some(
    (name) => toKeep[name] !== kept[name],
  );
  if (isChanged) await keepChoice(payload, owner, toKeep);
  const needed = await needsTurn(payload, cart.lines);
  return cartEntity(cart, {
    owner,
    credit,
    smallRest,
    needsTurn: needed,
    context: createContentContext(payload),
  });
}

export const cartAddRoute = handle(cartAdd, async ({ input, payload, customer }) => {
  await checkOpen(payload);
  const owner = cartOwner(customer, input.session);
  await addToCart(payload, owner, input);
  return answer(payload, owner);
});

export const cartRemoveRoute = handle(cartRemove, async ({ input, payload, customer }) => {
  await checkOpen(payload);
  const owner = cartOwner(customer, input.session);
  await removeLines(payload, owner, [input.id]);
  return answer(payload, owner);
});

export const cartUpdateRoute = handle(cartUpdate, async ({ input, payload, customer }) => {
  await checkOpen(payload);
  const owner = cartOwner(customer, input.session);
  await changeQty(payload, owner, input);
  return answer(payload, owner);
});

export const mergeCartRoute = handle(mergeCart, async ({ input, payload, customer }) => {
  await checkOpen(payload);
  await mergeCarts(payload, input.session, customer.id);
  return answer(payload, { customer: customer.id });
});

export const getCartRoute = handle(getCart, async ({ input, payload, customer, address }) => {
  await checkOpen(payload);
  const owner = cartOwner(customer, input.session);
  const wait = await countPromotionGuess(payload, input.promotion_code, { owner, address });
  if (wait > 0 && input.promotion_typed) throw rateLimited(wait);
  return answer(payload, owner, {
    // A cart that is only loaded is answered all the same: others may share the address of whoever guesses.
    promotionCode: wait > 0 ? undefined : input.promotion_code,
    shippingType: input.shipping_type,
    address: input.shipping_address,
  });
});

export const shippingQuoteRoute = handle(shippingQuote, async ({ input, payload, customer, translate }) => {
  await checkOpen(payload);
  const lines = await pricedLines(payload, cartOwner(customer, input.session));
  const quotes = await quotesFor(payload, { country: input.country, postcode: input.postcode }, lines);
  return quotes.map(({ id, name, cents, isPickUp }) => ({
    shipping_type_id: id,
    shipping_name: translate(name),
    amount: dollarsOf(cents),
    is_pick_up: isPickUp,
  }));
});

export const requestShippingQuoteRoute = handle(
  requestShippingQuote,
  async ({ input, payload, customer, address, translate }) => {
    await checkOpen(payload);
    await countUses([SHIPPING_REQUESTS, address]);
    const owner = cartOwner(customer, input.session);
    const email = customer?.record.email ?? '';
    const { success, message } = await mailShippingRequest(payload, owner, input.address, email);
    return { success, message: translate(message) };
  },
);

export const submitOrderRoute = handle(
  submitOrder,
  async ({ input, payload, customer, address, translate }) => {
    await checkOpen(payload);
    const returnUrl = readReturnUrl(input.url, config().siteUrl);
    await countUses([ORDERS, customer.id]);
    const owner = { customer: customer.id };
    const wait = await countPromotionGuess(payload, input.promotion_code, { owner, address });
    if (wait > 0) throw rateLimited(wait);
    const placed = await placeOrder(payload, {
      customer: customer.id,
      email: customer.record.email,
      address: input.address,
      shippingType: input.shipping_option_id ?? null,
      paymentType: input.paymentGateway,
      isCreditWanted: input.use_credit || input.paymentGateway === 'credit',
      note: input.note,
      promotionCode: input.promotion_code,
      shownCents: shownCents(input.shown_total),
      language: languageNamed(input.language ?? customer.record.language),
      returnUrl,
      idempotencyKey: input.idempotency_key,
      turn: input.turn,
    });
    return {
      success: placed.isPlaced,
      payment: placed.payment,
      message: translate(placed.message),
      order_id: placed.orderId,
      invoice_id: placed.invoiceId,
      tickets_key: placed.tickets?.key ?? '',
      tickets_pdf_url: placed.tickets?.pdfPath ?? '',
    };
  },
);

export const searchSkuRoute = handle(searchSku, async ({ input, payload }) => {
  await checkOpen(payload);
  return { data: await searchSkus(payload, input) };
});
