import { expect, test } from 'vitest';
import { articleGroup } from '@/tests/widgets/records';
import { findArticleGroup, offeredGroups } from './article-groups';

const root = articleGroup(1, 'news', [1, 1, 8, 0]);
const reports = articleGroup(2, 'race-reports', [1, 2, 5, 1]);
const wet = articleGroup(3, 'wet-races', [1, 3, 4, 2]);
const previews = articleGroup(4, 'previews', [1, 6, 7, 1]);
const groups = [previews, wet, root, reports];

test('a list of everything offers the groups below the root, in tree order', () => {
  expect(offeredGroups(undefined, groups)).toEqual([reports, wet, previews]);
});

test('a list of one group offers the groups directly inside it', () => {
  expect(offeredGroups(root, groups)).toEqual([reports, previews]);
  expect(offeredGroups(reports, groups)).toEqual([wet]);
});

test('offers root groups as they are if there is nothing else', () => {
  const flat = [articleGroup(1, 'a', [1, 1, 2, 0]), articleGroup(2, 'b', [2, 1, 2, 0])];
  expect(offeredGroups(undefined, flat)).toEqual(flat);
});

test('a group of another model is not an article group', () => {
  const sponsors = { ...articleGroup(9, 'gold', [9, 1, 2, 0]), model: 'Sponsor' };
  expect(findArticleGroup('gold', [sponsors])).toBeUndefined();
});
