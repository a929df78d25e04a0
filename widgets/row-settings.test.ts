import { expect, test } from 'vitest';
import { parseSettings } from '@/lib/contract/block';
import { htmlBlock } from '@/lib/contract/blocks/core';
import { articleListBlock } from '@/lib/contract/blocks/site';
import { rowWidgetSchema } from '@/lib/contract/entities/page';
import { outerClass, rowFixedSettings, rowListOptions } from './row-settings';

const widget = (over: object = {}) =>
  rowWidgetSchema.parse({
    id: 1,
    template: 'site/article_list',
    templatevar: '{"group":"history"}',
    ...over,
  });

test('uses items per page as the page size of a paginated list (spec 9.30)', () => {
  const fixed = rowFixedSettings(widget({ items_per_page: 6 }));
  const templatevar = '{"group":"history"}';
  const fit = parseSettings(articleListBlock, templatevar, fixed);
  expect(fit.settings).toMatchObject({ group: 'history', page_size: 6 });
  expect(parseSettings(articleListBlock, templatevar, rowFixedSettings(widget())).settings?.page_size).toBe(
    12,
  );
  expect(parseSettings(htmlBlock, '{"html":"<p>Words</p>"}', fixed)).toEqual({
    settings: { html: '<p>Words</p>' },
    problems: [],
  });
});

test('reports unreadable display options', () => {
  const fixed = rowFixedSettings(widget({ items_per_page: 6 }));
  const broken = parseSettings(articleListBlock, '{"group":', fixed);
  expect(broken.settings).toBeNull();
  expect(broken.problems).toHaveLength(1);
});

test('shows at most 100 records from the first on by default (spec 3.26, 9.17)', () => {
  expect(rowListOptions(widget())).toMatchObject({ limit: 100, offset: 0, sort: '' });
  expect(rowListOptions(widget({ limit: 8, offset: 2, sort: '-name', next_label: 'Older' }))).toEqual({
    limit: 8,
    offset: 2,
    sort: '-name',
    labels: { first: '', previous: '', next: 'Older', last: '' },
  });
});

test('applies only existing wrappers to a widget', () => {
  expect(outerClass('Panel')).toContain('row-panel');
  expect(outerClass('')).toBeUndefined();
  expect(outerClass('well')).toBeUndefined();
});
