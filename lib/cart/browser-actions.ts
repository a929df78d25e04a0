import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { browserSession } from '@/lib/session/store';
import { createCartActions, type CartActions } from './actions';
import { browserCart } from './browser-cart';

const MERGE_LOCK = 'cart-merge';
let actions: CartActions | null = null;

/** This tab's cart calls. Loaded on demand: they come with the contract's schemas. */
export function browserCartActions(): CartActions {
  actions ??= createCartActions(createContractCalls(browserApi()), browserCart(), {
    accessToken: () => browserSession().getState().access_token,
    // Insecure pages have no locks; merging twice is harmless, the server only does it once.
    exclusively: (work) => ('locks' in navigator ? navigator.locks.request(MERGE_LOCK, work) : work()),
  });
  return actions;
}
