import { beforeAll } from 'vitest';
import { mostlyOnOneShopServer, onEachShopServer } from './harness/servers.ts';
import { cancelCases } from './shop/cancel-cases.ts';
import { alertCases } from './shop/alert-cases.ts';
import { cartCases } from './shop/cart-cases.ts';
import { gstCases } from './shop/gst-cases.ts';
import { guestCases } from './shop/guest-cases.ts';
import { holdCases } from './shop/hold-cases.ts';
import { languageCases } from './shop/language-cases.ts';
import { limitCases } from './shop/limit-cases.ts';
import { orderCases } from './shop/order-cases.ts';
import { orderPageCases } from './shop/order-page-cases.ts';
import { paidCartCases } from './shop/paid-cart-cases.ts';
import { refundCases } from './shop/refund-cases.ts';
import { shopOf } from './shop/shop.ts';
import { ticketCases } from './shop/ticket-cases.ts';
import { waitingRoomCases } from './shop/waiting-room-cases.ts';

// One file, so that the cases run one after the other: one of them closes the shop that the others need open.
onEachShopServer('cart and orders', (server) => {
  const shop = shopOf(server);
  beforeAll(shop.open);
  orderCases(shop);
  paidCartCases(shop);
  refundCases(shop);
  ticketCases(shop);
  guestCases(shop);
  orderPageCases(shop);
  cancelCases(shop);
  limitCases(shop);
  alertCases(shop);
  holdCases(shop);
  cartCases(shop);
  gstCases(shop);
});

// The queue is the program's, not the database's.
mostlyOnOneShopServer('languages and the waiting room of the shop', (server) => {
  const shop = shopOf(server);
  beforeAll(shop.open);
  languageCases(shop);
  waitingRoomCases(shop);
});
