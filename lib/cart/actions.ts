import type { ContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import { cartAdd, cartRemove, cartUpdate, getCart, mergeCart } from '@/lib/contract/endpoints/cart';
import type { Cart } from '@/lib/contract/entities/cart';
import type { CartStore } from './store';

type Answer = Promise<Result<Cart, ApiError>>;

export type CartSurroundings = {
  readonly isSignedIn: () => boolean;
  /** Runs work that no other tab does at the same time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
};

/** What the delivery costs is part of a cart once it is chosen. */
export type Delivery = { readonly shipping_type?: number | null; readonly shipping_address?: number | null };

export type CartActions = {
  /** Loads the cart; one that a sign-in left unmerged is merged first. */
  readonly refresh: (delivery?: Delivery) => Answer;
  readonly add: (sku: number, qty: number, addons: readonly number[]) => Answer;
  readonly update: (line: number, qty: number) => Answer;
  readonly remove: (line: number) => Answer;
  /** Tries a promotion code ('' takes one back). It is kept only where the answer carries it. */
  readonly promote: (code: string) => Answer;
  /** After a sign-in: puts the anonymous cart into the customer's. Where that fails the anonymous cart stays, and the next time tries again. */
  readonly merge: () => Answer;
};

/** The cart's calls (spec point 7); each keeps the server's answer, which is the only truth about a cart. */
export function createCartActions(
  { call }: ContractCalls,
  cart: CartStore,
  { isSignedIn, alone }: CartSurroundings,
): CartActions {
  const session = () => (isSignedIn() ? '' : cart.getState().sessionKey);

  const keeping = async (ask: () => Answer): Answer => {
    const wasAnonymous = !isSignedIn();
    const answer = await ask();
    if (answer.ok) cart.keep(answer.value, wasAnonymous);
    return answer;
  };

  const load = (delivery: Delivery) =>
    keeping(() =>
      call(getCart, {
        session: session(),
        promotion_code: cart.getState().promotion_code,
        ...delivery,
      }),
    );

  const merge = () =>
    alone(async () => {
      // Another tab may have merged it while this one waited for its turn.
      cart.rehydrate();
      const { sessionKey } = cart.getState();
      if (sessionKey === '') return load({});
      const answer = await call(mergeCart, { session: sessionKey });
      if (!answer.ok) return answer;
      cart.forgetKey();
      cart.keep(answer.value, false);
      return answer;
    });

  return {
    refresh: async (delivery = {}) => {
      if (isSignedIn() && cart.getState().sessionKey !== '') await merge();
      return load(delivery);
    },
    add: (sku, qty, addons) =>
      keeping(() => call(cartAdd, { sku, qty, addons: [...addons], session: session() })),
    update: (id, qty) => keeping(() => call(cartUpdate, { id, qty, session: session() })),
    remove: (id) => keeping(() => call(cartRemove, { id, session: session() })),
    promote: async (code) => {
      const wasAnonymous = !isSignedIn();
      const answer = await call(getCart, { session: session(), promotion_code: code });
      if (answer.ok && answer.value.promotion_code.toUpperCase() === code.toUpperCase()) {
        cart.setPromotionCode(code);
        cart.keep(answer.value, wasAnonymous);
      }
      return answer;
    },
    merge,
  };
}
