import { expect, test } from 'vitest';
import { suggestPassword } from './random-text';

test('suggests eight letters and digits, different each time (spec 5.17)', () => {
  const passwords = Array.from({ length: 200 }, suggestPassword);
  for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{8}$/);
  expect(new Set(passwords).size).toBe(200);
});
