import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import type { SpoilerHit } from '@/lib/search/spoiler-hits';
import { articleSpoiler } from '@/lib/spoilers/spoiler';
import { testServer } from '@/tests/msw/test-server';
import { NearMisses } from './near-misses.client';
import { SearchHits } from './search-results';

const server = testServer();

const told = articleSpoiler(4, '2027-01-24T05:00:00Z');
const hits: readonly SpoilerHit[] = [
  {
    href: '/article/ratana-wins',
    kind: 'article',
    title: [{ text: 'Ratana wins', isMatch: false }],
    excerpt: [],
    told,
  },
  {
    href: '/drivers/hana-ratana',
    kind: 'driver',
    title: [{ text: 'Hana Ratana', isMatch: true }],
    excerpt: [],
  },
];

test('only search results that may be spoilers have text for the shield', async () => {
  render(<SearchHits hits={hits} pictures={new Map()} t={await getTranslator('en')} />);
  expect(screen.getByText('Ratana wins').closest('[data-tells]')).not.toBeNull();
  expect(screen.getByText('Hana Ratana').closest('[data-tells]')).toBeNull();
  const words = screen.getAllByText('Hidden, as it may give a result away');
  expect(words).toHaveLength(1);
  expect(words[0]?.previousElementSibling).toHaveTextContent('Ratana wins');
});

test('suggestions for a missing page reveal no spoilers either', async () => {
  server.use(http.get('*/api/search', () => HttpResponse.json({ query: 'ratana', hits })));
  history.replaceState(null, '', '/drivers/ratana');
  render(<NearMisses label="Did you mean" />);
  const article = await screen.findByRole('link', { name: 'Ratana wins' });
  expect(article.closest('[data-tells]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Hana Ratana' }).closest('[data-tells]')).toBeNull();
});
