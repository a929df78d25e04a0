import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run/project.ts';
import {
  faultsOf,
  findTitles,
  readPoint,
  readStatements,
  STATEMENTS_PAGE,
  statementsPage,
  titlesIn,
} from './statements.ts';

const POINT = `# Rules

- **5.1** A code is needed.
- **5.2** Pictures are square. (decision 7)

## Dates

- **5.3** A date has a day | a month.
`;
const point = readPoint('5', POINT);

test('a point is its headings with their statements, some with a decision', () => {
  expect(point.sections).toEqual([
    {
      heading: 'Rules',
      statements: [
        { id: '5.1', says: 'A code is needed.', decision: null },
        { id: '5.2', says: 'Pictures are square.', decision: 7 },
      ],
    },
    { heading: 'Dates', statements: [{ id: '5.3', says: 'A date has a day | a month.', decision: null }] },
  ]);
  expect(() => readPoint('5', '# Rules\n\nA code is needed.')).toThrow(
    '"A code is needed." is not a statement',
  );
});

test('titles name statements in tests, groups of tests and tables of tests', () => {
  const code = [
    "test('needs a code (spec 5.1)', () => {});",
    'describe("the shop\'s dates (spec 5.1, 5.3)", () => {});',
    "test.each([['a \\'late\\' day (spec 5.3)', 31]])('%s', () => {});",
    "test('has no statement', () => {}); // nor has this (spec 5.1)",
  ].join('\n');
  expect(titlesIn('a.test.ts', code)).toEqual([
    { ids: ['5.1'], file: 'a.test.ts', title: 'needs a code' },
    { ids: ['5.1', '5.3'], file: 'a.test.ts', title: "the shop's dates" },
    { ids: ['5.3'], file: 'a.test.ts', title: "a 'late' day" },
  ]);
});

test('what is wrong is reported once: no test, an unknown statement, a number that is taken or of another point', () => {
  const shown = titlesIn('a.test.ts', "test('needs a code (spec 5.1, 5.9)', () => {});");
  expect(faultsOf([point], shown)).toEqual([
    'a.test.ts: "needs a code" names 5.9, which is no statement.',
    '5.3 has neither a test nor a decision: A date has a day | a month.',
  ]);
  const other = readPoint('6', '# Roles\n\n- **5.1** Anybody.\n');
  expect(faultsOf([point, other], titlesIn('a.test.ts', "'x (spec 5.1, 5.3)'"))).toEqual([
    '5.1 is there twice.',
    '5.1 is no number of point 6.',
  ]);
});

test('the page has one line a statement, with its tests or its decision', () => {
  const page = statementsPage(
    [point],
    titlesIn('a/b.test.ts', "test('needs a *code* (spec 5.1)', () => {});"),
  );
  expect(page.split('\n').filter((line) => line.startsWith('| 5.'))).toEqual([
    '| 5.1 | A code is needed. | [b.test.ts](../a/b.test.ts): needs a \\*code\\* |',
    '| 5.2 | Pictures are square. | otherwise by [decision 7](decisions/0007-api-served-beside-next.md) |',
    '| 5.3 | A date has a day \\| a month. |  |',
  ]);
});

test('every statement has a test or a decision, and docs/specification.md says which: node scripts/list-statements.ts', () => {
  const [points, titles] = [readStatements(), findTitles()];
  expect(faultsOf(points, titles)).toEqual([]);
  expect(readFileSync(join(ROOT, STATEMENTS_PAGE), 'utf8')).toBe(statementsPage(points, titles));
});
