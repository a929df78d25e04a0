import { expect, test } from 'vitest';
import { fairShare } from './search-records.ts';

const hits = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${kind} ${String(index)}`, kind, href: '/' }));
const shared = (room: number) =>
  fairShare([hits('Article', 4), hits('Page', 4), [], hits('Customer', 1)], room).map(({ title }) => title);

test('a collection with many records leaves room for the others', () => {
  expect(shared(30)).toHaveLength(9);
  expect(shared(6)).toEqual(['Article 0', 'Article 1', 'Page 0', 'Page 1', 'Customer 0']);
  expect(shared(2)).toEqual(['Article 0', 'Page 0']);
});
