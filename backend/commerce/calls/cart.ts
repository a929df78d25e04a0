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
} from '../../../lib/contract/endpoints/cart.ts';
import type { Cart, RemovedItem } from '../../../lib/contract/entities/cart.ts';
import { dollarsOf } from '../../../lib/contract/money.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { moneySettings } from '../money/settings.ts';
import { cartEntity } from '../cart/cart-entity.ts';
import { addToCart, changeQty, mergeCarts, searchSkus } from '../cart/cart-actions.ts';
import {
  cartOwner,
  ownerKey,
  readChoice,
  removeLines,
  storeChoice,
  type CartChoice,
  type CartOwner,
} from '../cart/cart-store.ts';
import { pricedCart, pricedLines, type PricedChoice } from '../cart/priced-cart.ts';
import { removeGone } from '../cart/remove-gone.ts';
import { quotesFor } from '../cart/shipping.ts';
import { spendableCredit } from '../cart/spendable-credit.ts';
import { countPromotionGuess } from '../cart/promotion-guesses.ts';
import { mailShippingRequest } from '../cart/shipping-request.ts';
import { closeOpenOrders } from '../orders/close-open-orders.ts';
import { needsTurn, passTurn } from '../waiting-room/waiting-room.ts';
import { createContentContext } from '../../content/context.ts';
import { rateLimited } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { checkOpen } from './check-open.ts';

/**
 * The cart with its totals, and what it no longer contains because it isn't for sale any more. Choices are stored until they change; a code
 * that can't be used never replaces one that can.
 * @param given the choices in this call; undefined leaves a choice as it is. `place` isn't stored
 * @param cut what this call has already removed
 */
async function answer(
  payload: Payload,
  owner: CartOwner,
  given: { readonly [K in keyof CartChoice]?: CartChoice[K] | undefined } & Pick<PricedChoice, 'place'> = {},
  cut: readonly RemovedItem[] = [],
): Promise<Cart> {
  const [{ supplier, smallRest }, stored] = await Promise.all([
    moneySettings(payload),
    readChoice(payload, owner),
  ]);
  const {
    promotionCode = stored.promotionCode,
    shippingType = stored.shippingType,
    address = stored.address,
  } = given;
  const choice = { promotionCode, shippingType, address };
  const [cart, credit] = await Promise.all([
    pricedCart(payload, owner, { ...choice, place: given.place }),
    'customer' in owner ? spendableCredit(payload, owner.customer, supplier) : 0,
  ]);
  const isCodeStored = promotionCode === '' || cart.promotion !== null;
  const toStore = {
    ...choice,
    promotionCode: isCodeStored ? (cart.promotion?.code ?? '') : stored.promotionCode,
  };
  const isChanged = (['promotionCode', 'shippingType', 'address'] as const).some(
    (name) => toStore[name] !== stored[name],
  );
  if (isChanged) await storeChoice(payload, owner, toStore);
  const needed = await needsTurn(payload, cart.lines);
  return cartEntity(cart, {
    owner,
    credit,
    smallRest,
    needsTurn: needed,
    removed: [...cut, ...(await removeGone(payload, owner, cart.gone))],
    context: createContentContext(payload),
  });
}

export const cartAddRoute = handle(cartAdd, async ({ input, payload, customer, address }) => {
  await checkOpen(payload);
  const owner = cartOwner(customer, input.session);
  await addToCart(payload, owner, input, address);
  return answer(payload, owner);
});

export const cartRemoveRoute = handle(cartRemove, async ({ input, payload, customer }) => {
  await checkOpen(payload);
  const owner = cartOwner(customer, input.session);
  await removeLines(payload, owner, [input.id]);
  return answer(payload, owner);
});

export const cartUpdateRoute = handle(cartUpdate, async ({ input, payload, customer, address }) => {
  await checkOpen(payload);
  const owner = cartOwner(customer, input.session);
  await changeQty(payload, owner, input, address);
  return answer(payload, owner);
});

export const mergeCartRoute = handle(mergeCart, async ({ input, payload, customer }) => {
  await checkOpen(payload);
  // The cart becomes the customer's: an order made from it before must neither hold its goods nor be paid any more.
  await closeOpenOrders(payload, { session: input.session }, null);
  const cut = await mergeCarts(payload, input.session, customer.id);
  await passTurn(payload, ownerKey({ session: input.session }), ownerKey({ customer: customer.id }));
  return answer(payload, { customer: customer.id }, {}, cut);
});

export const getCartRoute = handle(getCart, async ({ input, payload, customer, address }) => {
  await checkOpen(payload);
  const owner = cartOwner(customer, input.session);
  const wait = await countPromotionGuess(payload, input.promotion_code, { owner, address });
  if (wait > 0 && input.promotion_typed) throw rateLimited(wait);
  return answer(payload, owner, {
    // Just loading a cart still works, because others may share the IP address of whoever is guessing.
    promotionCode: wait > 0 ? undefined : input.promotion_code,
    shippingType: input.shipping_type,
    address: input.shipping_address,
    place: 'session' in owner ? input.shipping_place : undefined,
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
    await countUses([RATE_LIMITS.shippingRequests, address]);
    const owner = cartOwner(customer, input.session);
    const email = customer?.record.email ?? '';
    const { success, message } = await mailShippingRequest(payload, owner, input.address, email);
    return { success, message: translate(message) };
  },
);

export const searchSkuRoute = handle(searchSku, async ({ input, payload, customer }) => {
  await checkOpen(payload);
  return { data: await searchSkus(payload, input, cartOwner(customer, input.session)) };
});
