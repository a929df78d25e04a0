import type { DemoPromotion, DemoShipping } from '../records/shop.ts';

/** Delivery methods: post by zone, and pick-up from the merchandise tent. */
export const SHIPPING: readonly DemoShipping[] = [
  {
    name: 'Pick up from the merchandise tent',
    price: 0,
    free_from: null,
    countries: '',
    postcodes: '',
    is_pick_up: true,
  },
  {
    name: 'Courier, North Island',
    price: 7.5,
    free_from: 150,
    countries: 'New Zealand',
    postcodes: '0110-6972',
    is_pick_up: false,
  },
  {
    name: 'Courier, South Island',
    price: 9.5,
    free_from: 150,
    countries: 'New Zealand',
    postcodes: '7005-9893',
    is_pick_up: false,
  },
  {
    name: 'Airmail, Australia',
    price: 24,
    free_from: null,
    countries: 'Australia',
    postcodes: '',
    is_pick_up: false,
  },
];

/** A ten per cent discount code for newsletter readers. */
export const PROMOTIONS: readonly DemoPromotion[] = [
  { code: 'PITLANE10', kind: 'percent', value: 10, min_total: 40, max_uses: 500 },
];
