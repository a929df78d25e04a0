import { expect, test } from 'vitest';
import { newPosts, type ShownPosts, type PostSummary } from './newest-posts';

const post = (id: number, minute: number, over: Partial<PostSummary> = {}): PostSummary => ({
  id,
  at: `2027-01-23T01:${String(minute).padStart(2, '0')}:00Z`,
  round: 'round-5',
  tags: ['paddock'],
  ...over,
});
const shown: ShownPosts = {
  ids: [1, 2],
  newest: { id: 2, at: '2027-01-23T01:10:00+00:00' },
  tag: '',
  round: '',
};
const ids = (posts: readonly PostSummary[]) => posts.map(({ id }) => id);

test('posts that came after the newest one shown are new', () => {
  expect(ids(newPosts([post(4, 12), post(3, 11), post(2, 10), post(1, 5)], shown))).toEqual([4, 3]);
});

test('of the same minute those above it are new, and an older one that was added later is not', () => {
  const posts = [post(4, 10), post(3, 10), post(2, 10), post(9, 7)];
  expect(ids(newPosts(posts, shown))).toEqual([4, 3]);
  const newest = { id: 4, at: '2027-01-23T01:10:00Z' };
  expect(ids(newPosts(posts, { ...shown, ids: [4], newest }))).toEqual([]);
});

test('everything is new to an empty list', () => {
  expect(ids(newPosts([post(2, 10), post(1, 5)], { ...shown, ids: [], newest: null }))).toEqual([2, 1]);
});

test('a list of a tag or of a round is notified of its own only', () => {
  const posts = [post(5, 13, { tags: ['weather'] }), post(4, 12, { round: '' }), post(3, 11)];
  expect(ids(newPosts(posts, { ...shown, tag: 'paddock' }))).toEqual([4, 3]);
  expect(ids(newPosts(posts, { ...shown, round: 'round-5' }))).toEqual([5, 3]);
});
