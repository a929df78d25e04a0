import { expect, test } from 'vitest';
import { PAYMENT_TOKEN_PARAMETER } from '@/lib/contract/endpoints/payments';
import { base64Address, isPaymentAddress, paymentTokenOf, returnAddress } from './return-address';

test("uses the contract's name for the token", () => {
  expect(paymentTokenOf(`?a=1&${PAYMENT_TOKEN_PARAMETER}=t-1`)).toBe('t-1');
  expect(paymentTokenOf('?a=1')).toBeNull();
  expect(paymentTokenOf(`?${PAYMENT_TOKEN_PARAMETER}=`)).toBeNull();
});

test("returns to the same address without an earlier payment's token", () => {
  expect(returnAddress(`https://site.nz/laps?a=1&${PAYMENT_TOKEN_PARAMETER}=old#book`)).toBe(
    'https://site.nz/laps?a=1#book',
  );
});

test('encodes an address as base64 of its UTF-8 bytes', () => {
  const address = 'https://site.nz/taupō?q=ā';
  expect(Buffer.from(base64Address(address), 'base64').toString('utf8')).toBe(address);
});

test('only sends a browser to payment pages on this site or with https', () => {
  const origin = 'http://localhost:3000';
  expect(isPaymentAddress('/api/v1/pay/abc', origin)).toBe(true);
  expect(isPaymentAddress('http://localhost:3000/api/v1/pay/abc', origin)).toBe(true);
  expect(isPaymentAddress('https://checkout.example/pay', origin)).toBe(true);
  expect(isPaymentAddress('http://evil.example/pay', origin)).toBe(false);
  expect(isPaymentAddress('javascript:alert(1)', origin)).toBe(false);
});
