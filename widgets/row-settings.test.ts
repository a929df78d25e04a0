import { expect, test } from 'vitest';
import { htmlBlock } from '@/lib/contract/blocks/core';
import { articleListBlock } from '@/lib/contract/blocks/site';
import { rowWidgetSchema } from '@/lib/contract/entities/page';
import { outerClass, rowListOptions, rowVariables } from './row-settings';

const widget = (over: object = {}) =>
  rowWidgetSchema.parse({
    id: 1,
    template: 'site/article_list',
    templatevar: '{"group":"history"}',
    ...over,
  });

test('items per page become the page size of a list that has pages', () => {
  expect(JSON.parse(rowVariables(widget({ items_per_page: 6 }), articleListBlock))).toEqual({
    group: 'history',
    page_size: 6,
  });
  expect(rowVariables(widget({ items_per_page: 6 }), htmlBlock)).toBe('{"group":"history"}');
  expect(rowVariables(widget(), articleListBlock)).toBe('{"group":"history"}');
});

test('display options that cannot be read are left to be reported', () => {
  expect(rowVariables(widget({ templatevar: '{"group":', items_per_page: 6 }), articleListBlock)).toBe(
    '{"group":',
  );
});

test('a widget shows at most 100 records from the first on unless it says otherwise', () => {
  expect(rowListOptions(widget())).toMatchObject({ limit: 100, offset: 0, sort: '' });
  expect(rowListOptions(widget({ limit: 8, offset: 2, sort: '-name', next_label: 'Older' }))).toEqual({
    limit: 8,
    offset: 2,
    sort: '-name',
    labels: { first: '', previous: '', next: 'Older', last: '' },
  });
});

test('only wrappers that exist are put around a widget', () => {
  expect(outerClass('Panel')).toContain('row-panel');
  expect(outerClass('')).toBeUndefined();
  expect(outerClass('well')).toBeUndefined();
});
