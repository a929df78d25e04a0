import { expect, test } from 'vitest';
import { crewMembers } from './crew.ts';

const ana = { id: 1, name: 'Ana Roe' };
const bo = { id: 2, name: 'Bo Kim' };
const crew = (cell: string, linked: (typeof ana)[]) =>
  crewMembers(cell, linked).map(({ name, driver }) => [name, driver?.id ?? null]);

test('a link says who somebody is, however the sheet spells the name', () => {
  expect(crew('ROE A.', [ana])).toEqual([['Ana Roe', 1]]);
  expect(crew('Kea Racing', [ana, bo])).toEqual([
    ['Ana Roe', 1],
    ['Bo Kim', 2],
  ]);
});

test('a crew that is linked in part keeps its other names', () => {
  expect(crew('Cy Fa / bo  kim', [bo])).toEqual([
    ['Cy Fa', null],
    ['bo kim', 2],
  ]);
  expect(crew('Cy Fa / ROE A.', [ana])).toEqual([
    ['Cy Fa', null],
    ['ROE A.', 1],
  ]);
  expect(crew(' / Cy Fa', [])).toEqual([['Cy Fa', null]]);
});

test('nobody who is linked is left out, whatever the sheet calls them', () => {
  expect(crew('Ana Roe / Robert Kim', [bo])).toEqual([
    ['Ana Roe', null],
    ['Robert Kim', null],
    ['Bo Kim', 2],
  ]);
  expect(crew('Ana Roe / Di Lo / Cy Fa', [ana, bo])).toEqual([
    ['Ana Roe', 1],
    ['Di Lo', null],
    ['Cy Fa', null],
    ['Bo Kim', 2],
  ]);
});
