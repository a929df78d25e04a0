import { expect, test } from 'vitest';
import { mergeRow } from './merge-rows.ts';

const stored = { position: 3, race_number: '21', name: 'Ana Roe', total_time: '14:21.000', drivers: [1] };
const merged = (row: Parameters<typeof mergeRow>[0], before: object = {}) =>
  mergeRow(row, { ...stored, ...before });

test('somebody else in a car is not linked to its former driver', () => {
  expect(merged({ name: 'Bo Kim' }).drivers).toEqual([]);
  expect(merged({ name: 'ROE A.' }).drivers).toEqual([1]);
  expect(merged({ name: 'Bo Kim', drivers: [2] }).drivers).toEqual([2]);
});

test('a car that is classified after all no longer has an outcome', () => {
  const before = { position: null, status: 'dnf', status_note: 'Gearbox', total_time: 'DNF' };
  expect(merged({ name: 'Ana Roe', position: 3 }, before)).toMatchObject({
    ...{ position: 3, status: null, status_note: '', total_time: '' },
  });
  expect(merged({ name: 'Ana Roe', position: 3, status: 'classified' }, before)).toMatchObject({
    ...{ position: 3, status: 'classified' },
  });
});

test('an outcome written as the total time takes away the position', () => {
  expect(merged({ name: 'Ana Roe', total_time: 'DNF' })).toMatchObject({ position: null, status: 'dnf' });
});

test.each([{ status: 'dsq' }, { status: 'excluded' }, { total_time: 'DSQ' }])(
  'a decision of the stewards, stored as %j, stays until there is another one',
  (decision) => {
    const before = { position: null, ...decision };
    const isOut = { position: null, status: decision.status ?? 'dsq' };
    expect(merged({ name: 'Ana Roe', position: 3, total_time: '14:20.000' }, before)).toMatchObject({
      ...isOut,
      total_time: '14:20.000',
    });
    expect(merged({ name: 'Ana Roe', position: 3 }, before)).toMatchObject(isOut);
    expect(merged({ name: 'Ana Roe', laps: 12, total_time: '14:20.000' }, before)).toMatchObject(isOut);
    expect(merged({ name: 'Ana Roe', position: 3, status: 'classified' }, before)).toMatchObject({
      position: 3,
      status: 'classified',
    });
  },
);

test('an unmentioned decision stays as it was written', () => {
  const before = { position: null, total_time: 'DSQ', status: null };
  expect(merged({ name: 'Ana Roe', best_time: '1:10.000' }, before)).toMatchObject(before);
});

test('an outcome is the total time where there is none, and never replaces one', () => {
  expect(merged({ name: 'Ana Roe', position: null, status: 'dnf' })).toMatchObject({
    total_time: '14:21.000',
    status: 'dnf',
  });
  const dnf = { name: 'Ana Roe', position: null, status: 'dnf' } as const;
  expect(merged(dnf, { total_time: '' })).toMatchObject({ total_time: 'DNF' });
  expect(mergeRow(dnf, undefined)).toMatchObject({ total_time: 'DNF', status: 'dnf' });
  const before = { position: null, total_time: 'DNF', status: null };
  expect(merged(dnf, before)).toMatchObject(before);
  expect(merged({ ...dnf, status: 'dsq' }, before)).toMatchObject({ total_time: 'DSQ', status: 'dsq' });
});
