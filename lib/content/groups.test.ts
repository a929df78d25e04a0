import { expect, test } from 'vitest';
import type { Group } from '@/lib/contract/entities/site';
import { childrenOf, groupsOfModel, isRootGroup, parentsOf } from './groups';

const group = (id: number, lft: number, rgt: number, level: number, model = 'Product'): Group => ({
  id,
  lft,
  rgt,
  level,
  model,
  root: 1,
  name: `g${id}`,
  url: `g${id}`,
  slug: '',
  image: null,
  content: '',
  children: [],
});
const clothing = group(1, 1, 8, 0);
const caps = group(2, 2, 5, 1);
const kids = group(3, 3, 4, 2);
const shirts = group(4, 6, 7, 1);
const otherModel = group(9, 2, 5, 1, 'Article');
const groups = [shirts, kids, otherModel, caps, clothing];
const ids = (found: Group[]) => found.map((one) => one.id);

test('a group is a root if its id is its root (spec 3.17)', () => {
  expect(isRootGroup(clothing)).toBe(true);
  expect(isRootGroup(caps)).toBe(false);
});

test('finds the ancestors, outermost first, in the same model only (spec 3.18)', () => {
  expect(ids(parentsOf(kids, groups))).toEqual([1, 2]);
});

test('finds the descendants down to the requested level (spec 3.19)', () => {
  expect(ids(childrenOf(clothing, groups))).toEqual([2, 4]);
  expect(ids(childrenOf(clothing, groups, 2))).toEqual([2, 3, 4]);
});

test('lists a model in tree order', () => {
  expect(ids(groupsOfModel('Product', groups))).toEqual([1, 2, 3, 4]);
});
