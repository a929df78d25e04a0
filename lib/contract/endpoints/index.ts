import { ACCOUNT_ENDPOINTS } from './account.ts';
import { CART_ENDPOINTS } from './cart.ts';
import * as content from './content.ts';
import * as media from './media.ts';
import { PAYMENT_ENDPOINTS } from './payments.ts';

/** Every REST call that the contract knows. The backend's router and the tests' doubles are made from this list. */
export const ENDPOINTS = {
  ...content,
  ...media,
  ...ACCOUNT_ENDPOINTS,
  ...CART_ENDPOINTS,
  ...PAYMENT_ENDPOINTS,
} as const;
