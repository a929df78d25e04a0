import { expect, test } from 'vitest';
import { absoluteLinks } from './absolute-links';

const PAGE = 'https://www.example.nz/feed';

test.each([
  ['<a href="/round/taupo">Taupō</a>', '<a href="https://www.example.nz/round/taupo">Taupō</a>'],
  ['<a href="tickets#gates">Gates</a>', '<a href="https://www.example.nz/tickets#gates">Gates</a>'],
  ['<a href="#top">Top</a>', '<a href="https://www.example.nz/feed#top">Top</a>'],
  [
    '<a href="https://other.test/?a=1&amp;b=2">Other</a>',
    '<a href="https://other.test/?a=1&amp;b=2">Other</a>',
  ],
  ['<a href="mailto:hello@example.nz">Mail</a>', '<a href="mailto:hello@example.nz">Mail</a>'],
  ['<p>Fish &amp; chips <b>at &lt;6&gt;</b></p>', '<p>Fish &amp; chips <b>at &lt;6&gt;</b></p>'],
  ['<a>No address</a>', '<a>No address</a>'],
])('%s', (html, whole) => {
  expect(absoluteLinks(html, PAGE)).toBe(whole);
});

test('pictures, too', () => {
  expect(absoluteLinks('<img src="/assets/i/ab/16x9/600.jpg" alt="Start" />', PAGE)).toContain(
    'src="https://www.example.nz/assets/i/ab/16x9/600.jpg"',
  );
});
