import { expect, test } from 'vitest';
import { newPushBrowser } from '../../../scripts/run/push-stand-in.ts';
import { encryptMessage, isPublicKey } from './encrypt.ts';

const browser = newPushBrowser('https://push.example/1');

test('only the browser whose keys were used can read a message, and no two are alike', () => {
  const [first, other] = [encryptMessage('Race 2, 大 🏁', browser), encryptMessage('Race 2, 大 🏁', browser)];
  expect(browser.decrypt(first)).toBe('Race 2, 大 🏁');
  expect(first.equals(other)).toBe(false);
  expect(() => newPushBrowser('https://push.example/2').decrypt(first)).toThrow();
});

test('refuses a text that push services don’t accept, and a key that isn’t on the curve', () => {
  expect(() => encryptMessage('x'.repeat(4_100), browser)).toThrow(RangeError);
  expect(isPublicKey(browser.publicKey)).toBe(true);
  expect(isPublicKey(`BC${'A'.repeat(85)}`)).toBe(false);
  expect(isPublicKey('')).toBe(false);
});
