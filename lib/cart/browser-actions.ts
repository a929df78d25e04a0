import { browserApi } from '@/lib/api/browser';
import { createContractCalls } from '@/lib/api/contract-calls';
import { browserSession } from '@/lib/session/browser-session';
import { isLoggedIn } from '@/lib/session/selectors';
import { createCartActions, type CartActions } from './actions';
import { browserCart } from './browser-cart';

const MERGE_LOCK = 'cart-merge';
let actions: CartActions | null = null;

/** The cart's calls of this tab. Loaded where they are used: they bring the contract's schemas along. */
export function browserCartActions(): CartActions {
  actions ??= createCartActions(createContractCalls(browserApi()), browserCart(), {
    isSignedIn: () => isLoggedIn(browserSession().getState()),
    // Without a secure context there are no locks; merging twice is harmless, the server does it once.
    alone: (work) => ('locks' in navigator ? navigator.locks.request(MERGE_LOCK, work) : work()),
  });
  return actions;
}
