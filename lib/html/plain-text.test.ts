import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test('words of different lines are apart, and entities are characters', () => {
  expect(plainText('<p>Gates &amp; tickets</p><div>open<br>early</div>')).toBe('Gates & tickets open early');
});

test('headings, items of a list and sources end, so that they do not run into what follows', () => {
  const html =
    '<h2><strong>At the gate</strong></h2><ul><li>A hat</li><li>Sun cream!</li></ul>' +
    '<blockquote><p>Bring both.</p><footer>Ana Roe</footer></blockquote><p>Then enjoy it.</p>';
  expect(plainText(html)).toBe('At the gate. A hat. Sun cream! Bring both. Ana Roe. Then enjoy it.');
});
