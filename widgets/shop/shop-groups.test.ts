import { expect, test } from 'vitest';
import type { Group } from '@/lib/contract/entities/site';
import { articleGroup } from '@/tests/widgets/records';
import { findProductGroup, groupRows } from './shop-groups';

const group = (...args: Parameters<typeof articleGroup>): Group => ({
  ...articleGroup(...args),
  model: 'Product',
});
const clothing = group(1, 'clothing', [1, 1, 6, 0]);
const tees = group(2, 'tees', [1, 2, 3, 1]);
const hats = group(3, 'hats', [1, 4, 5, 1]);
const models = group(4, 'models', [4, 1, 2, 0]);
const groups = [models, hats, clothing, tees, articleGroup(9, 'news', [9, 1, 2, 0])];

const urls = (...args: Parameters<typeof groupRows>) =>
  groupRows(...args).map(({ links }) =>
    links.map(({ url, isOpen }) => (isOpen ? `[${url}]` : url)).join(' '),
  );

test('the shop offers the outermost product groups', () => {
  expect(urls(undefined, undefined, groups)).toEqual(['clothing models']);
});

test('an open group shows its subgroups, and stays open for each of them', () => {
  expect(urls(undefined, clothing, groups)).toEqual(['[clothing] models', 'tees hats']);
  expect(urls(undefined, hats, groups)).toEqual(['[clothing] models', 'tees [hats]']);
  expect(urls(undefined, models, groups)).toEqual(['clothing [models]']);
});

test('a shop for one group offers only its subgroups', () => {
  expect(urls(clothing, undefined, groups)).toEqual(['tees hats']);
  expect(urls(clothing, tees, groups)).toEqual(['[tees] hats']);
});

test('a group of another model is not a shop group', () => {
  expect(findProductGroup('news', groups)).toBeUndefined();
  expect(findProductGroup('tees', groups)).toBe(tees);
});
