import { expect, test } from 'vitest';
import { HEADER, type DemoEntry } from './navigation.ts';

/** The target of an entry; '' for one that only has a submenu. */
const targetOf = (entry: DemoEntry): string => {
  if ('page' in entry) return entry.page;
  if ('screen' in entry) return entry.screen;
  return 'address' in entry ? entry.address : '';
};
const below = ({ below: entries = [] }: DemoEntry) => entries;

test('everything that visitors come for is in the menu, and no deeper than a group', () => {
  const groups = HEADER.map((entry) => [entry, ...below(entry)].map(targetOf));
  expect(groups).toHaveLength(8);
  const tickets = HEADER.find(({ word }) => word === 'tickets');
  expect(tickets && below(tickets).map(targetOf)).toContain('/rounds');
  for (const target of ['podcast', '/feed', 'gallery', 'gift-vouchers', 'contact-us'])
    expect(
      groups.flat().filter((own) => own === target),
      target,
    ).toHaveLength(1);
  expect(HEADER.flatMap(below).flatMap(below)).toEqual([]);
});
