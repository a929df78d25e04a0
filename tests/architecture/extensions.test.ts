import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fitDocument } from '@/lib/api/graphql-document';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { ALL_EXTENSIONS, CORE_ONLY, EXTENSIONS } from '@/lib/contract/extensions';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { typeDefs } from '@/lib/contract/graphql/type-defs';
import { extensionOf } from '@/lib/contract/wire';
import { coreTypeDefs } from '../reference-server/core';

const queries = Object.entries(QUERIES);
const namesIn = (text: string) =>
  [...text.matchAll(/@(?:without)?extension\(name: "([^"]+)"\)/gi)].map(([, name]) => name);

describe('a content server that names no extension', () => {
  const schema = buildSchema(coreTypeDefs(typeDefs));
  test.each(queries.filter(([, { extension }]) => extension === undefined))(
    "is asked only for the specification's fields, in %s",
    (_, { document }) => {
      expect(validate(schema, parse(fitDocument(document, CORE_ONLY).document))).toEqual([]);
    },
  );
});

test.each(queries)(
  '%s asks a server with all extensions for each of them, and leaves no mark in the query',
  (_, { document }) => {
    const fitted = fitDocument(document, ALL_EXTENSIONS).document;
    expect(namesIn(fitted)).toEqual([]);
    expect(validate(buildSchema(typeDefs), parse(fitted))).toEqual([]);
  },
);

test('a variable used only by an extension is removed with it', () => {
  const { document } = QUERIES.personsByGroup;
  expect([...fitDocument(document, CORE_ONLY).variables]).toEqual([]);
  expect(fitDocument(document, CORE_ONLY).document).not.toContain('$byGroup');
  expect([...fitDocument(document, ['group-filters']).variables]).toEqual(['byGroup']);
});

test('every mark names a listed extension, and every listed extension is used', () => {
  const inSchema = namesIn(typeDefs);
  const inDocuments = queries.flatMap(([, { document, extension = '' }]) => [
    ...namesIn(document),
    extension,
  ]);
  const onCalls = Object.values(ENDPOINTS).flatMap((endpoint) => [
    'extension' in endpoint ? endpoint.extension : undefined,
    ...fieldsIn(endpoint.input).map(([, field]) => extensionOf(field)),
    ...fieldsIn(endpoint.output).map(([, field]) => extensionOf(field)),
  ]);
  const used = new Set([...inSchema, ...inDocuments, ...onCalls].filter((name) => name));
  // These use addresses that are not calls of the list.
  expect(
    [...used, 'form-posts', 'form-uploads', 'missing-paths', 'page-speed', 'timing-feed'].toSorted(),
  ).toEqual(Object.keys(EXTENSIONS).toSorted());
});

test('the site can do without every extension field', () => {
  const records = [
    ...Object.values(ENDPOINTS).map(({ output }) => output),
    ...Object.values(QUERIES).map(({ result }) => result),
  ];
  const needed = records.flatMap((record) =>
    fieldsIn(record)
      .filter(([, field]) => extensionOf(field) !== undefined && !z.safeParse(field, undefined).success)
      .map(([name]) => name),
  );
  expect(needed).toEqual([]);
});

/** Every field of a schema, at any depth, with its path. */
function fieldsIn(
  schema: z.core.$ZodType,
  path = '',
  seen = new Set<z.core.$ZodType>(),
): [string, z.core.$ZodType][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => [
      [`${path}.${name}`, field] as [string, z.core.$ZodType],
      ...fieldsIn(field, `${path}.${name}`, seen),
    ]);
  const inside =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodPipe
        ? schema.in
        : schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodLazy
          ? schema.unwrap()
          : null;
  return inside ? fieldsIn(inside, path, seen) : [];
}
