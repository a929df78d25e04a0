import { expect, test } from 'vitest';
import { decodeSegments, encodedSegments, pathKey, splitPath } from './path';

test('splits an address into page, item and two parameters (spec 2.32)', () => {
  expect(splitPath(['news', 'race-reports', '2'])).toEqual({
    page_url: 'news',
    item_url: 'race-reports',
    url_parameter_2: '2',
    url_parameter_3: '',
  });
});

test('treats the bare address as the home page (spec 2.30)', () => {
  expect(splitPath([])?.page_url).toBe('home');
});

test('finds no page for an address that is too long', () => {
  expect(splitPath(['a', 'b', 'c', 'd', 'e'])).toBeNull();
});

test('finds no page for an address with invalid encoding', () => {
  expect(decodeSegments(['%E0%A4%A'])).toBeNull();
});

test('decodes macrons in an address', () => {
  expect(decodeSegments(['taup%C5%8D'])).toEqual(['taupō']);
});

test('treats invalid encoding as text that is already decoded', () => {
  expect(encodedSegments(['search', '50% off'])).toEqual(['search', '50%25%20off']);
  expect(encodedSegments(['taup%C5%8D', 'taupō'])).toEqual(['taup%C5%8D', 'taupō']);
});

test('recognises both addresses of the home page', () => {
  expect(pathKey({ page_url: 'home', item_url: '', url_parameter_2: '', url_parameter_3: '' })).toBe('');
  expect(pathKey({ page_url: 'article', item_url: 'x', url_parameter_2: '', url_parameter_3: '' })).toBe(
    'article/x',
  );
});
