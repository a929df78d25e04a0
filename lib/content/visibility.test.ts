import { describe, expect, test } from 'vitest';
import { isBlockVisible, isRowWidgetVisible, visibilityChanges } from './visibility';

const now = new Date('2027-01-27T00:00:00Z');
const block = { hidden: false, start_time: null, end_time: null, editing: false, deleted: false };
const yesterday = '2027-01-26T00:00:00Z';
const tomorrow = '2027-01-28T00:00:00Z';

describe('a block of a page (spec 4.20, 6.5)', () => {
  test.each([
    ['is shown without conditions', {}, true],
    ['is hidden by its flag', { hidden: true }, false],
    ['is hidden before its start', { start_time: tomorrow }, false],
    ['is shown after its start', { start_time: yesterday }, true],
    ['is hidden after its end', { end_time: yesterday }, false],
    ['is shown before its end', { end_time: tomorrow }, true],
    ['is shown in editing mode although hidden', { hidden: true, editing: true }, true],
    ['is shown in editing mode although too early', { start_time: tomorrow, editing: true }, true],
    ['stays away once deleted', { deleted: true, editing: true }, false],
  ])('%s', (_, change, visible) => {
    expect(isBlockVisible({ ...block, ...change }, now)).toBe(visible);
  });
});

test('a widget of the older model has its own three conditions (spec 4.22)', () => {
  const widget = { widget_is_visible: 1 as const, hidden_before: null, hidden_after: null };
  expect(isRowWidgetVisible(widget, now)).toBe(true);
  expect(isRowWidgetVisible({ ...widget, widget_is_visible: 0 }, now)).toBe(false);
  expect(isRowWidgetVisible({ ...widget, hidden_before: tomorrow }, now)).toBe(false);
  expect(isRowWidgetVisible({ ...widget, hidden_after: yesterday }, now)).toBe(false);
});

test('lists the upcoming times at which the page changes, soonest first', () => {
  const later = '2027-02-01T00:00:00Z';
  const blocks = [
    { ...block, end_time: later },
    { ...block, start_time: tomorrow, end_time: yesterday },
    { ...block, start_time: tomorrow, hidden: true },
  ];
  expect(visibilityChanges(blocks, now)).toEqual([tomorrow, later]);
});
