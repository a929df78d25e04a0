import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShareCard } from './card';
import { isDrawable, isTextDrawable } from './drawable';
import { readShareFonts, SHARE_FONTS } from './fonts';

afterEach(() => {
  vi.restoreAllMocks();
});

const card = (name: string): ShareCard => ({
  kind: 'article',
  name,
  group: '',
  date: null,
  zone: 'Pacific/Auckland',
  art: null,
});

it('the fonts have every character that counts as drawable', async () => {
  // For a letter that no font has, the drawing library calls a font server.
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.startsWith('data:')) return fetch(input, init);
    asked.push(address);
    return Promise.reject(new Error('no network'));
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => isTextDrawable(letter) && letter.trim() !== '',
  );
  expect(all.length).toBeGreaterThan(700);
  const fonts = await readShareFonts();
  const style = { display: 'block', fontFamily: SHARE_FONTS, fontSize: 20 } as const;
  const draw = async (text: string) =>
    (
      await new ImageResponse(createElement('div', { style }, text), { width: 1200, height: 630, fonts })
    ).arrayBuffer();
  await draw(all.join(' '));
  expect(asked).toEqual([]);
  // It would have called.
  await draw('鈴').catch(() => undefined);
  expect(asked).not.toEqual([]);
});

it.each(['Māia Te Rangi-Whitiora', 'Łukasz Żółć', 'Елена', 'გიორგი', 'Phạm Văn Đồng', 'A – “b” … 50 €'])(
  'draws %s',
  (name) => {
    expect(isDrawable(card(name), 'Summer Series')).toBe(true);
  },
);

it.each(['鈴木', 'محمد', '김민준', 'Goal 🏁'])('leaves a page with %s to its own picture', (name) => {
  expect(isDrawable(card(name), 'Summer Series')).toBe(false);
});

it('draws nothing for a site whose own name can’t be drawn', () => {
  expect(isDrawable(card('Race report'), '夏のシリーズ')).toBe(false);
});

it('composes letters of two parts first', () => {
  expect(isDrawable(card('Ma\u0304ori'), 'Summer Series')).toBe(true);
});
