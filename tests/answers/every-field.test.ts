import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { readAnswer, type AnswerReading } from '@/lib/contract/read';
import { UNREADABLE_WITHOUT } from '@/lib/contract/unreadable-without';
import { fieldsIn, sampleOf, withField, type FieldPath } from './samples';

const ANSWERS: readonly (readonly [string, z.ZodType])[] = [
  ...Object.entries(ENDPOINTS).map(([name, { output }]) => [name, output] as const),
  ...Object.entries(QUERIES).map(([name, { result }]) => [name, result] as const),
];

const MISSING = [undefined, null] as const;
const wrongType = (field: unknown): unknown => (typeof field === 'object' ? true : { wrong: [] });

const nameOf = (path: FieldPath) => path.filter((part) => typeof part === 'string').join('.');

const listed = (call: string): string[] =>
  Object.values(UNREADABLE_WITHOUT).flatMap((calls) => calls[call]?.split(' ') ?? []);

test('the samples are answers as they should be', () => {
  const wrong = ANSWERS.filter(([, schema]) => !schema.safeParse(sampleOf(schema)).success);
  expect(wrong.map(([call]) => call)).toEqual([]);
});

describe.each(ANSWERS)('the answer to %s', (call, schema) => {
  const sample = sampleOf(schema);
  const paths = fieldsIn(sample);
  const readWith = (path: FieldPath, damage: (field: unknown) => unknown) =>
    readAnswer(schema, withField(sample, path, damage));
  let wrong: readonly { readonly path: FieldPath; readonly reading: AnswerReading<unknown> }[] = [];
  beforeAll(() => {
    wrong = paths.map((path) => ({ path, reading: readWith(path, wrongType) }));
  });

  test('is read whatever one field is, except those that nothing can stand in for', () => {
    const failing = wrong
      .filter(
        ({ path, reading }) =>
          !reading.success || MISSING.some((missing) => !readWith(path, () => missing).success),
      )
      .map(({ path }) => path);
    expect([...new Set(failing.map(nameOf))].toSorted()).toEqual(listed(call).toSorted());
  });

  test('is read if a number or a flag is written as text', () => {
    const written = paths.filter((path) => {
      const changed = withField(sample, path, (field) =>
        typeof field === 'number' || typeof field === 'boolean' ? String(field) : field,
      );
      const { success, problems } = readAnswer(schema, changed);
      return !success || problems.length > 0;
    });
    expect(written.map(nameOf)).toEqual([]);
  });

  test('that has a field of a wrong type is reported with that field', () => {
    const unreported = wrong.filter(({ path, reading: { success, problems } }) => {
      const name = path.join('.');
      return success && !problems.some(({ field }) => field.startsWith(name) || name.startsWith(field));
    });
    expect(unreported.map(({ path }) => nameOf(path))).toEqual([]);
  });
});

test('every call of the table exists', () => {
  const calls = new Set(ANSWERS.map(([call]) => call));
  const named = Object.values(UNREADABLE_WITHOUT).flatMap((table) => Object.keys(table));
  expect(named.filter((call) => !calls.has(call))).toEqual([]);
});
