import { expect, test } from 'vitest';
import { shareLinks } from './share-links';

const url = 'https://scss.example/article/a-b';

test('includes the address in every link', () => {
  for (const { href } of shareLinks(url, 'Won & lost + more')) {
    expect(decodeURIComponent(href)).toContain(url);
  }
});

test('writes spaces so that messages and emails show none of their codes', () => {
  const hrefOf = (icon: string) => shareLinks(url, 'Won & lost').find((link) => link.icon === icon)?.href;
  expect(hrefOf('mail')).toBe(
    'mailto:?subject=Won%20%26%20lost&body=https%3A%2F%2Fscss.example%2Farticle%2Fa-b',
  );
  expect(hrefOf('whatsapp')).toBe(
    'https://wa.me/?text=Won%20%26%20lost%20https%3A%2F%2Fscss.example%2Farticle%2Fa-b',
  );
});
