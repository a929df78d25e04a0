import { expect, test } from 'vitest';
import { sponsor } from '@/tests/widgets/records';
import { sponsorSections } from './sponsor-sections';

const [gold, silver, bronze, loose] = [sponsor(1), sponsor(2), sponsor(3), sponsor(4)];
const all = [gold, silver, bronze, loose];
const ids = (sections: ReturnType<typeof sponsorSections>) =>
  sections.map(({ name, sponsors }) => [name, sponsors.map(({ id }) => id)]);

test('keeps the order of the groups and leaves out empty ones', () => {
  const groups = [
    { name: 'Naming', sponsors: [gold] },
    { name: 'Presenting', sponsors: [] },
    { name: 'Rounds', sponsors: [bronze, silver] },
  ];
  expect(ids(sponsorSections([gold, silver, bronze], groups))).toEqual([
    ['Naming', [1]],
    ['Rounds', [3, 2]],
  ]);
});

test('shows sponsors without a group last, without a heading', () => {
  expect(ids(sponsorSections(all, [{ name: 'All', sponsors: [gold, silver, bronze] }]))).toEqual([
    ['All', [1, 2, 3]],
    ['', [4]],
  ]);
});

test('shows a sponsor once if a group contains its subgroups', () => {
  const groups = [
    { name: 'Sponsors', sponsors: all },
    { name: 'Naming', sponsors: [gold] },
  ];
  expect(ids(sponsorSections(all, groups))).toEqual([
    ['Sponsors', [2, 3, 4]],
    ['Naming', [1]],
  ]);
});
