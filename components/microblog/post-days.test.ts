import { expect, test } from 'vitest';
import { postDays } from './post-days';

const dayOf = (instant: string) => instant.slice(0, 10);
const daysOf = (...posts: (string | null)[]) =>
  postDays(posts, (instant) => instant, { dayOf, titleOf: (instant) => `Day ${dayOf(instant)}` });

test('posts are below their day, in the order of the list', () => {
  const days = daysOf('2027-01-24T05:00Z', '2027-01-24T03:00Z', '2027-01-23T02:00Z');
  expect(days).toEqual([
    { id: '2027-01-24', title: 'Day 2027-01-24', posts: ['2027-01-24T05:00Z', '2027-01-24T03:00Z'] },
    { id: '2027-01-23', title: 'Day 2027-01-23', posts: ['2027-01-23T02:00Z'] },
  ]);
});

test('posts without a date have no day', () => {
  expect(daysOf(null, null)).toEqual([{ id: '', title: '', posts: [null, null] }]);
  expect(daysOf()).toEqual([]);
});
