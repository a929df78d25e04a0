import { expect, test } from 'vitest';
import { rowPageSchema } from '@/lib/contract/entities/page';
import { placeBlocks, rowChanges, visibleRows } from './rows';

const now = new Date('2027-01-27T00:00:00Z');
const yesterday = '2027-01-26T00:00:00Z';
const tomorrow = '2027-01-28T00:00:00Z';

const places = (...blocks: [width: number, offset: number][]) =>
  placeBlocks(blocks.map(([width, offset]) => ({ width, offset }))).map(({ start, span }) => [start, span]);

test('places blocks side by side, each after its offset (spec 3.25)', () => {
  expect(places([5, 0], [6, 1])).toEqual([
    [1, 5],
    [7, 6],
  ]);
  expect(places([8, 2])).toEqual([[3, 8]]);
});

test('begins a new line with a block that no longer fits', () => {
  expect(places([8, 0], [8, 0], [4, 0])).toEqual([
    [1, 8],
    [1, 8],
    [9, 4],
  ]);
});

test('shortens a block that its offset pushes over the end of the line', () => {
  expect(places([12, 3])).toEqual([[4, 9]]);
});

const pageOf = (...widgets: object[]) =>
  rowPageSchema.parse({
    id: 1,
    name: 'Guide',
    slug: 'guide',
    updated_at: yesterday,
    rows: widgets.map((widget, id) => ({
      id,
      blocks: [{ id, widgets: [{ id, template: 'core/html', ...widget }] }],
    })),
  });

test('leaves out hidden and unscheduled widgets, and the rows that are then empty', () => {
  const page = pageOf(
    { widget_is_visible: 0 },
    { hidden_before: tomorrow },
    { hidden_after: yesterday },
    { hidden_before: yesterday, hidden_after: tomorrow },
  );
  expect(visibleRows(page.rows, now).map(({ id }) => id)).toEqual([3]);
});

test('lists the upcoming times at which a widget appears or disappears', () => {
  const page = pageOf(
    { hidden_before: tomorrow },
    { hidden_after: yesterday },
    { widget_is_visible: 0, hidden_after: tomorrow },
  );
  expect(rowChanges(page, now)).toEqual([tomorrow]);
});
