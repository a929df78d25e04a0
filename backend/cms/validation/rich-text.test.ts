import { expect, it } from 'vitest';
import { badRichText } from './rich-text.ts';

const linkedTo = (url: string) => ({
  root: { type: 'root', children: [{ type: 'link', children: [], fields: { linkType: 'custom', url } }] },
});

it('a draft may contain a link still being chosen, but no other invalid link', () => {
  expect(badRichText(linkedTo('https://'), true)).toBeNull();
  expect(badRichText(linkedTo('https://'))).toContain('can’t be used as a link');
  expect(badRichText(linkedTo('javascript:alert(1)'), true)).toContain('can’t be used as a link');
});
