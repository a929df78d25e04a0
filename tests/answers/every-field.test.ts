import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { readAnswer } from '@/lib/contract/read';
import { UNREADABLE_WITHOUT } from '@/lib/contract/unreadable-without';
import { fieldsIn, sampleOf, withField, type FieldPath } from './samples';

const ANSWERS: readonly (readonly [string, z.ZodType])[] = [
  ...Object.entries(ENDPOINTS).map(([name, { output }]) => [name, output] as const),
  ...Object.entries(QUERIES).map(([name, { result }]) => [name, result] as const),
];

const DAMAGE: Readonly<Record<string, (field: unknown) => unknown>> = {
  absent: () => undefined,
  null: () => null,
  'of a wrong type': (field) => (typeof field === 'object' ? true : { wrong: [] }),
};

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

  test('is read whatever one field is, except those that nothing can stand in for', () => {
    const failing = paths.filter((path) =>
      Object.values(DAMAGE).some((damage) => !readAnswer(schema, withField(sample, path, damage)).success),
    );
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
    const unreported = paths.filter((path) => {
      const { success, problems } = readAnswer(
        schema,
        withField(sample, path, DAMAGE['of a wrong type'] ?? String),
      );
      const name = path.join('.');
      return success && !problems.some(({ field }) => field.startsWith(name) || name.startsWith(field));
    });
    expect(unreported.map(nameOf)).toEqual([]);
  });
});

test('every call of the table exists', () => {
  const calls = new Set(ANSWERS.map(([call]) => call));
  const named = Object.values(UNREADABLE_WITHOUT).flatMap((table) => Object.keys(table));
  expect(named.filter((call) => !calls.has(call))).toEqual([]);
});
