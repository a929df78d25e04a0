import { expect, it } from 'vitest';
import { cookieValue } from './cookies';

it('reads one whole cookie among others', () => {
  expect(cookieValue('a=1; preview_token=x.y=z; b=2', 'preview_token')).toBe('x.y=z');
  expect(cookieValue('not_preview_token=1', 'preview_token')).toBeNull();
  expect(cookieValue(undefined, 'preview_token')).toBeNull();
});
