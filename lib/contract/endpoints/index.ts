import { ACCOUNT_ENDPOINTS } from './account.ts';
import { CART_ENDPOINTS } from './cart.ts';
import * as content from './content.ts';
import { DEVICE_ENDPOINTS } from './devices.ts';
import { DOCUMENT_ENDPOINTS } from './documents.ts';
import { FAVOURITE_ENDPOINTS } from './favourites.ts';
import { FORM_ENDPOINTS } from './forms.ts';
import * as liveSession from './live-session.ts';
import * as media from './media.ts';
import { NOTIFICATION_ENDPOINTS } from './notifications.ts';
import { ORDER_ENDPOINTS } from './orders.ts';
import { PASSKEY_ENDPOINTS } from './passkeys.ts';
import { PAYMENT_ENDPOINTS } from './payments.ts';
import * as standings from './standings.ts';

/** All REST calls in the contract. The backend's router and the test doubles are made from this list. */
export const ENDPOINTS = {
  ...content,
  ...media,
  ...standings,
  ...liveSession,
  ...ACCOUNT_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...DEVICE_ENDPOINTS,
  ...FAVOURITE_ENDPOINTS,
  ...NOTIFICATION_ENDPOINTS,
  ...CART_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...FORM_ENDPOINTS,
  ...PAYMENT_ENDPOINTS,
  ...DOCUMENT_ENDPOINTS,
} as const;
