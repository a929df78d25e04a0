import { expect, test } from 'vitest';
import { venueSchema } from '@/lib/contract/entities/racing';
import { getTranslator } from '@/lib/i18n/translator';
import { fullRound } from '@/tests/widgets/racing-records';
import { image } from '@/tests/widgets/records';
import { packContents } from './pack-contents';

const t = await getTranslator('en');
const venue = venueSchema.parse({ id: 3, name: 'Taupō International Motorsport Park', url: 'taupo' });

test('a pack holds the round, its entries, its circuit with the map at its largest, and its news', () => {
  const round = fullRound({ entriesCount: 40, venue: { ...venue, circuit_layout: image } });
  expect(packContents(round, ['/article/ratana-wins', '/microblog/round/taupo-historic-gp'], t)).toEqual({
    round: 'taupo-historic-gp',
    name: round.name,
    mark: '',
    ends_at: round.end_date,
    pages: [
      '/round/taupo-historic-gp',
      '/round/taupo-historic-gp/entries',
      '/circuit/taupo',
      '/article/ratana-wins',
      '/microblog/round/taupo-historic-gp',
    ],
    pictures: ['/assets/i/0123456789abcdef/16x9/800.avif'],
  });
});

test('what a content server doesn’t have is no part of it, nor is a map on another site', () => {
  const elsewhere = { ...image, url: 'https://maps.example/taupo.png', avif_url: '', webp_url: '' };
  const round = fullRound({ venue: { ...venue, url: '', circuit_layout: elsewhere } });
  const { pages, pictures } = packContents(round, [], t);
  expect(pages).toEqual(['/round/taupo-historic-gp']);
  expect(pictures).toEqual([]);
  expect(packContents(fullRound({ venue: null }), [], t).pictures).toEqual([]);
});

test('it says what isn’t as planned with the round', () => {
  expect(packContents(fullRound({ round_status: 'scheduled' }), [], t).mark).toBe('');
  expect(packContents(fullRound({ round_status: 'moved' }), [], t).mark).toBe('Moved');
  expect(packContents(fullRound({ round_status: 'cancelled' }), [], t).mark).toBe('Cancelled');
});
