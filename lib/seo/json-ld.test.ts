import { expect, test } from 'vitest';
import { escapeJsonForScript } from './json-ld';

test('keeps a closing script tag in a title text', () => {
  const json = escapeJsonForScript({ name: '</script><script>alert(1)</script><!--' });
  expect(json).not.toMatch(/[<>]/);
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});
