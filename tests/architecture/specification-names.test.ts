import { parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fitDocument } from '@/lib/api/graphql-document';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { CORE_ONLY } from '@/lib/contract/extensions';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { extensionOf } from '@/lib/contract/wire';
import {
  CALLS,
  COMMON_PARAMETERS,
  FIELDS,
  IMPLIED_PARAMETERS,
  PICTURE_ARGUMENTS,
  QUERY_ROOTS,
} from './specification-names';

/* What a content server without extensions is sent, name by name. */

const wordsOf = (text = ''): string[] => text.split(' ').filter(Boolean);

/** The parameters of a call that are sent to such a server. */
const parametersOf = ({ input }: Endpoint): string[] =>
  input instanceof z.ZodObject
    ? Object.entries<z.core.$ZodType>(input.shape)
        .filter(([, field]) => extensionOf(field) === undefined)
        .map(([name]) => name)
    : [];

const coreCalls: readonly Endpoint[] = Object.values(ENDPOINTS).filter(
  (endpoint) => !('extension' in endpoint),
);

test.each(coreCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s is a call of the specification, with its parameters',
  (name, call) => {
    expect(Object.keys(CALLS)).toContain(name);
    const known = [CALLS[name], IMPLIED_PARAMETERS[name], COMMON_PARAMETERS].flatMap(wordsOf);
    expect(parametersOf(call).filter((parameter) => !known.includes(parameter))).toEqual([]);
  },
);

const coreQueries = Object.values(QUERIES).filter(({ extension }) => extension === undefined);

test.each(coreQueries.map((query) => [query.name, query] as const))(
  "%s asks for the specification's queries and fields, with their arguments",
  (_, { document }) => {
    const sent = fitDocument(document, CORE_ONLY).document;
    const foreign: string[] = [];
    visit(parse(sent), {
      Field({ name: { value: name }, arguments: given = [] }, _key, _parent, path) {
        // A root's path: definitions, its number, selectionSet, selections, the field's number.
        const isRoot = path.length === 5;
        const isKnown = isRoot ? name in QUERY_ROOTS : FIELDS.includes(name);
        const known = wordsOf(isRoot ? QUERY_ROOTS[name] : PICTURE_ARGUMENTS);
        if (!isKnown) foreign.push(name);
        for (const argument of given)
          if (!known.includes(argument.name.value)) foreign.push(`${name}(${argument.name.value})`);
      },
    });
    expect(foreign).toEqual([]);
  },
);

test('every call of the specification is one of the contract, and none needs an extension', () => {
  const sent = new Set(coreCalls.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(CALLS).filter((name) => !sent.has(name))).toEqual([]);
});
