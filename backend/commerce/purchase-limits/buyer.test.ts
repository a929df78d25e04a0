import { expect, test } from 'vitest';
import { mailboxOf } from './buyer.ts';

test.each([
  ['Mere@Example.org ', 'mere@example.org'],
  ['mere+round4@example.org', 'mere@example.org'],
  ['m.ere+a+b@googlemail.com', 'mere@gmail.com'],
  ['me.re@gmail.com', 'mere@gmail.com'],
  ['me.re@example.org', 'me.re@example.org'],
  ['"a@b"@example.org', '"a@b"@example.org'],
  ['nobody', 'nobody'],
])('%s is the same buyer as %s', (typed, plain) => {
  expect(mailboxOf(typed)).toBe(plain);
});
