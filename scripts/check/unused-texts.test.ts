import { expect, it } from 'vitest';
import { unusedTexts } from './unused-texts.ts';

it('lists texts that no code uses', () => {
  const code = 't(\'news.title\'); const key = `social.${name}`; const label = { end: "news.end" };';
  expect(unusedTexts(['news.title', 'news.end', 'news.more', 'social.mail', 'socials'], code)).toEqual([
    'news.more',
    'socials',
  ]);
});
