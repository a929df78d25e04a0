import { expect, test } from 'vitest';
import { escapeJsonForScript } from './json-ld';

test('escapes a closing script tag in a title', () => {
  const json = escapeJsonForScript({ name: '</script><script>alert(1)</script><!--' });
  expect(json).not.toMatch(/[<>]/);
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});
