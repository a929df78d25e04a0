import type { ContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import {
  cartAdd,
  cartRemove,
  cartUpdate,
  getCart,
  mergeCart,
  searchSku,
  type FreeSku,
} from '@/lib/contract/endpoints/cart';
import type { Cart } from '@/lib/contract/entities/cart';
import { normalPromotionCode } from '@/lib/contract/typed-code';
import type { CartStore } from './store';

type Answer = Promise<Result<Cart, ApiError>>;

export type CartContext = {
  /** The signed-in customer's token; null if nobody is signed in. */
  readonly accessToken: () => string | null;
  /** Runs work in one tab at a time. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Where an anonymous cart goes, for the price of its delivery. */
export type DeliveryPlace = { readonly postcode: string; readonly country: string };

/** Choices that affect delivery cost; null clears one, undefined leaves it unchanged. A place counts until the next choices. */
export type Delivery = {
  readonly shipping_place?: DeliveryPlace | undefined;
  readonly shipping_type?: number | null | undefined;
  readonly shipping_address?: number | null | undefined;
};

export type CartActions = {
  /** Loads the cart; if a sign-in left it unmerged, merges it first. */
  readonly refresh: (delivery?: Delivery) => Answer;
  readonly add: (sku: number, qty: number, addons: readonly number[]) => Answer;
  readonly update: (line: number, qty: number) => Answer;
  readonly remove: (line: number) => Answer;
  /** Applies a promotion code ('' removes it). It is only stored if the response contains it. */
  readonly promote: (code: string) => Answer;
  /** After signing in: merges the anonymous cart into the customer's. If that fails the anonymous cart stays, and the next call retries. */
  readonly merge: () => Answer;
  /** How many of each of a product's SKUs this cart could still have right now. */
  readonly free: (product: number) => Promise<Result<readonly FreeSku[], ApiError>>;
};

/** The tokens may be renewed during a call; it is then repeated once. */
const MAX_TRIES = 2;

/** The cart calls (spec point 7); each stores the server's response, which is the only source of truth. */
export function createCartActions(
  { call }: ContractCalls,
  cart: CartStore,
  { accessToken, exclusively }: CartContext,
): CartActions {
  const isSignedIn = () => accessToken() !== null;
  const session = () => (isSignedIn() ? '' : cart.getState().sessionKey);

  /** Whether a response to a call with this token may be shown: a customer's cart only while they are signed in, an anonymous one always. */
  const isOurs = (token: string | null) => token === null || accessToken() === token;

  // The server doesn't store it, so every call sends it.
  let place: DeliveryPlace | undefined;
  const ask = (delivery: Delivery) => {
    const { promotion_code: code } = cart.getState();
    return call(getCart, {
      session: session(),
      ...(code === '' ? {} : { promotion_code: code }),
      ...delivery,
      shipping_place: isSignedIn() ? undefined : place,
    });
  };

  /** Loads and stores the cart; once more if the customer may have changed meanwhile. */
  const load = async (delivery: Delivery, triesLeft = MAX_TRIES): Answer => {
    const token = accessToken();
    const answer = await ask(delivery);
    if (!answer.ok) return answer;
    if (isOurs(token)) cart.store(answer.value, token === null);
    else if (triesLeft > 1) return load(delivery, triesLeft - 1);
    return answer;
  };

  /** Stores a response. One without the promotion code has no valid total: the specification's calls don't include it. */
  const storing = async (change: () => Answer): Answer => {
    const token = accessToken();
    const changed = await change();
    if (!changed.ok) return changed;
    const { promotion_code: code } = cart.getState();
    const isStored = isOurs(token);
    if (isStored) cart.store(changed.value, token === null);
    if (isStored && (code === '' || changed.value.promotion_code !== '')) return changed;
    const answer = await load({});
    return answer.ok ? answer : changed;
  };

  const promote = async (code: string, triesLeft = MAX_TRIES): Answer => {
    const token = accessToken();
    const wanted = normalPromotionCode(code);
    const answer = await call(getCart, {
      session: session(),
      promotion_code: wanted,
      promotion_typed: true,
    });
    if (!answer.ok || normalPromotionCode(answer.value.promotion_code) !== wanted) return answer;
    if (isOurs(token)) {
      cart.setPromotionCode(answer.value.promotion_code);
      cart.store(answer.value, token === null);
    } else if (triesLeft > 1) return promote(code, triesLeft - 1);
    return answer;
  };

  const merge = () =>
    exclusively(async () => {
      // Another tab may have merged it while this one was waiting.
      cart.rehydrate();
      const { sessionKey } = cart.getState();
      if (sessionKey === '') return load({});
      return storing(async () => {
        const answer = await call(mergeCart, { session: sessionKey });
        if (answer.ok) cart.forgetKey();
        return answer;
      });
    });

  return {
    refresh: async (given) => {
      if (given) place = given.shipping_place;
      const delivery = given ?? {};
      if (isSignedIn() && cart.getState().sessionKey !== '') await merge();
      return load(delivery);
    },
    add: (sku, qty, addons) =>
      storing(() => call(cartAdd, { sku, qty, addons: [...addons], session: session() })),
    update: (id, qty) => storing(() => call(cartUpdate, { id, qty, session: session() })),
    remove: (id) => storing(() => call(cartRemove, { id, session: session() })),
    promote: (code) => promote(code),
    merge,
    free: async (product) => {
      const answer = await call(searchSku, { product, session: session() });
      return answer.ok ? { ok: true, value: answer.value.data } : answer;
    },
  };
}
