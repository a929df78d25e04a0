import { expect, test } from 'vitest';
import { dayIn, instantOf } from './filter-days.ts';
import { filterQuery, filtersIn, type Filters } from './filters.ts';

const NONE: Filters = { form: '', status: '', handling: '', from: '', before: '' };

test.each([
  NONE,
  { ...NONE, form: '3', status: 'received,paid', handling: '!done' },
  { ...NONE, handling: 'in_work', from: instantOf('2026-11-01', 0), before: instantOf('2026-11-30', 1) },
])('filters survive the round trip through their address: %o', (filters) => {
  expect(filtersIn(new URLSearchParams(filterQuery(filters)))).toEqual(filters);
});

test('choosing a filter keeps the search, the order and conditions on other fields, and shows the first page', () => {
  const address =
    'search=Mere&sort=-id&page=3&where[or][0][and][0][status][in][0]=paid&where[or][0][and][1][sender][like]=a@example.org&where[or][1][and][0][notes][in][0]=x&where[or][1][and][0][notes][in][1]=y';
  const parameters = new URLSearchParams(address);
  const query = filterQuery({ ...filtersIn(parameters), form: '3' }, parameters);
  expect([...new URLSearchParams(query)]).toEqual([
    ['search', 'Mere'],
    ['sort', '-id'],
    ['where[or][0][and][0][form][equals]', '3'],
    ['where[or][0][and][1][status][in]', 'paid'],
    ['where[or][0][and][2][sender][like]', 'a@example.org'],
    ['where[or][1][and][0][form][equals]', '3'],
    ['where[or][1][and][1][status][in]', 'paid'],
    ['where[or][1][and][2][notes][in][0]', 'x'],
    ['where[or][1][and][2][notes][in][1]', 'y'],
  ]);
  expect(filtersIn(new URLSearchParams(query))).toEqual({ ...NONE, form: '3', status: 'paid' });
});

test('the filters of the home screen’s link and of the CMS itself are understood', () => {
  const address =
    'where[or][0][and][0][handling][not_equals]=done&where[or][0][and][1][status][in][0]=received&where[or][0][and][1][status][in][1]=paid&limit=25';
  expect(filtersIn(new URLSearchParams(address))).toEqual({
    ...NONE,
    handling: '!done',
    status: 'received,paid',
  });
});

test('days are New Zealand’s, also where the clocks change', () => {
  expect(instantOf('2026-09-27', 0)).toBe('2026-09-26T12:00:00.000Z');
  expect(instantOf('2026-09-27', 1)).toBe('2026-09-27T11:00:00.000Z');
  expect(dayIn(instantOf('2026-09-27', 1), -1)).toBe('2026-09-27');
  expect(dayIn('')).toBe('');
});
