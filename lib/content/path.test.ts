import { expect, test } from 'vitest';
import { decodeSegments, encodedSegments, pathKey, splitPath } from './path';

test('splits an address into page, item and two parameters', () => {
  expect(splitPath(['news', 'race-reports', '2'])).toEqual({
    page_url: 'news',
    item_url: 'race-reports',
    url_parameter_2: '2',
    url_parameter_3: '',
  });
});

test('takes the bare address as the start page', () => {
  expect(splitPath([])?.page_url).toBe('home');
});

test('has no page for an address that is too long', () => {
  expect(splitPath(['a', 'b', 'c', 'd', 'e'])).toBeNull();
});

test('has no page for an address with broken encoding', () => {
  expect(decodeSegments(['%E0%A4%A'])).toBeNull();
});

test('decodes macrons in an address', () => {
  expect(decodeSegments(['taup%C5%8D'])).toEqual(['taupō']);
});

test('takes what is no encoding as text that was decoded already', () => {
  expect(encodedSegments(['search', '50% off'])).toEqual(['search', '50%25%20off']);
  expect(encodedSegments(['taup%C5%8D', 'taupō'])).toEqual(['taup%C5%8D', 'taupō']);
});

test('knows the start page by both of its addresses', () => {
  expect(pathKey({ page_url: 'home', item_url: '', url_parameter_2: '', url_parameter_3: '' })).toBe('');
  expect(pathKey({ page_url: 'article', item_url: 'x', url_parameter_2: '', url_parameter_3: '' })).toBe(
    'article/x',
  );
});
