import { beforeEach, expect, test } from 'vitest';
import { isPaymentOrigin, rememberPaymentOrigin } from './use-payment-return';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/news?payum_token=abc');
});

const ownersAmong = (origins: readonly string[]) => origins.filter((origin) => isPaymentOrigin(origin));

test('a payment belongs to the part of the page that this tab left from', () => {
  rememberPaymentOrigin('form-7');
  expect(ownersAmong(['form-7', 'form-8', 'voucher'])).toEqual(['form-7']);
  rememberPaymentOrigin('voucher');
  expect(ownersAmong(['form-7', 'form-8', 'voucher'])).toEqual(['voucher']);
});

test('in another tab, any part may show it; without a payment in the address, none does', () => {
  expect(ownersAmong(['form-7', 'voucher'])).toEqual(['form-7', 'voucher']);
  window.history.replaceState(null, '', '/news');
  expect(ownersAmong(['form-7', 'voucher'])).toEqual([]);
});

test('whoever left for the payment page before the site was updated comes back to the same part', () => {
  window.sessionStorage.setItem('payer', 'form-7');
  expect(ownersAmong(['form-7', 'form-8', 'voucher'])).toEqual(['form-7']);
  // The next payment of this tab is another one.
  rememberPaymentOrigin('voucher');
  expect(ownersAmong(['form-7', 'form-8', 'voucher'])).toEqual(['voucher']);
});
