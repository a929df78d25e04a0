import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

test('a sealed text only opens for its owner and purpose, and not if it was changed', () => {
  const sealed = seal('test', 'account 1', 'Ruapuna');
  expect(sealed).not.toContain(Buffer.from('Ruapuna').toString('base64url'));
  expect(seal('test', 'account 1', 'Ruapuna')).not.toBe(sealed);
  expect(unseal('test', 'account 1', sealed)).toBe('Ruapuna');
  expect(unseal('test', 'account 2', sealed)).toBeNull();
  expect(unseal('other', 'account 1', sealed)).toBeNull();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(unseal('test', 'account 1', changed.toString('base64url'))).toBeNull();
  expect(unseal('test', 'account 1', '')).toBeNull();
});
