import { expect, it } from 'vitest';
import { SHARE_ROUTE } from '@/lib/content/app-routes';
import { shareAddress, sharePicture, shareStamp, type ShareBrand } from './address';
import type { CardOf } from './card';

const brand: ShareBrand = {
  name: 'Summer Series',
  theme_colour: '#d3232e',
  dark_theme_colour: '',
  configuration: {},
};
const place = { place: 1, name: 'Aroha Tane', race_number: '7', class: '', time: '14:21.004', colour: '' };
const result: CardOf<'result'> = {
  kind: 'result',
  name: 'GT Race 1',
  round: 'Levels',
  date: null,
  zone: 'Pacific/Auckland',
  isProvisional: true,
  places: [place],
  art: null,
};
const addressOf = (card: CardOf<'result'>, site = brand) =>
  sharePicture({ key: 'session/7', card, alt: '' }, site, 'https://race.example').url;

it('keeps its address while nothing of it changes', () => {
  expect(addressOf(structuredClone(result))).toBe(addressOf(result));
});

it('keeps it, too, if an editor chooses what is the default', () => {
  expect(addressOf(result, { ...brand, configuration: { date_ranges: 'local' } })).toBe(addressOf(result));
});

it('has another address as soon as the result, or the look of the site, is another', () => {
  const others = [
    addressOf({ ...result, isProvisional: false }),
    addressOf({ ...result, places: [{ ...place, time: '14:20.900' }] }),
    addressOf({ ...result, places: [{ ...place, name: 'Joe Hill' }] }),
    addressOf(result, { ...brand, name: 'Winter Series' }),
    addressOf(result, { ...brand, dark_theme_colour: '#00aa77' }),
    addressOf(result, { ...brand, configuration: { date_ranges: 'specification' } }),
  ];
  expect(new Set([addressOf(result), ...others]).size).toBe(others.length + 1);
});

it('is below the page’s own address, which the server in front reads out of it', () => {
  const stamp = shareStamp(result, brand);
  const pages = ['', 'session/7', 'article/Ōtaki'].map(
    (key) => SHARE_ROUTE.exec(shareAddress(key, stamp))?.[1],
  );
  expect(pages).toEqual(['/home', '/session/7', '/article/%C5%8Ctaki']);
});
