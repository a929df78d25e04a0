import { expect, test } from 'vitest';
import { likelyEmail } from './likely-email';

test.each([
  ['mere@gmial.com', 'mere@gmail.com'],
  ['mere@gmail.con', 'mere@gmail.com'],
  ['Mere.Ngata+race@GMAIL.CO', 'Mere.Ngata+race@gmail.com'],
  ['mere@gmaill.com', 'mere@gmail.com'],
  ['mere@hotmal.com', 'mere@hotmail.com'],
  ['mere@xtra.co.mz', 'mere@xtra.co.nz'],
  [' mere@yaho.co.nz ', 'mere@yahoo.co.nz'],
  ['mere@gmail.com', null],
  ['mere@ymail.com', null],
  ['mere@mail.com', null],
  ['mere@tikanga.org.nz', null],
  ['mere@gmail', null],
  ['mere@', null],
  ['mere', null],
  ['', null],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});
