import { expect, test } from 'vitest';
import { ROLES } from '../cms/access/roles.ts';
import { paymentWarning } from './payment-warning.ts';

test('only administrators see that payments need a key, and nobody once they are live', () => {
  for (const mode of ['trial', 'off'] as const)
    expect(ROLES.filter((role) => paymentWarning(mode, role) !== '')).toEqual(['admin']);
  expect(paymentWarning('trial', 'admin')).toContain('STRIPE_SECRET_KEY');
  expect(paymentWarning('off', null)).toBe('');
  expect(paymentWarning('live', 'admin')).toBe('');
});
