import { expect, test } from 'vitest';
import { isAbn } from './abn';

test('validates an ABN by its check digits', () => {
  for (const abn of ['51 824 753 556', '51824753556', '53 004 085 616']) expect(isAbn(abn), abn).toBe(true);
  for (const none of ['51 824 753 557', '5182475355', '', 'abc', '01824753556'])
    expect(isAbn(none), none).toBe(false);
});
