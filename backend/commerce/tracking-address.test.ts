import { expect, test } from 'vitest';
import { trackingAddress } from './tracking-address.ts';

test.each([
  [
    '00194210392847561029',
    'NZ Post Courier',
    'https://www.nzpost.co.nz/tools/tracking?trackid=00194210392847561029',
  ],
  // From the post's own form, and as people write it.
  ['ab 123 456 789 nz', 'Courier', 'https://www.nzpost.co.nz/tools/tracking?trackid=AB123456789NZ'],
  ['MP0012345678', 'Aramex, 2 to 3 days', 'https://www.aramex.co.nz/tools/track?l=MP0012345678'],
  ['1Z999AA10123456784', 'UPS Saver', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['https://track.example/p?id=7', 'Courier', 'https://track.example/p?id=7'],
])('%s by %s is followed at its carrier’s page', (tracking, delivery, address) => {
  expect(trackingAddress(tracking, delivery)).toBe(address);
});

test.each([
  ['00194210392847561029', 'Courier'],
  ['', 'NZ Post'],
  ['Two parcels: 1234567, 1234568', 'NZ Post'],
  ['http://track.example/7', 'Courier'],
  ['javascript:alert(1)', 'DHL'],
  // Not as part of another word.
  ['1234567890', 'Groups of five and more'],
])('%o by %s has no known page', (tracking, delivery) => {
  expect(trackingAddress(tracking, delivery)).toBe('');
});
