import { parse, print, visit, type DirectiveNode } from 'graphql';
import { z } from 'zod';
import {
  CORE_ONLY,
  hasExtension,
  type Extension,
  type NamedExtensions,
} from '../../lib/contract/extensions.ts';
import { within } from '../../lib/contract/read.ts';
import { extensionOf } from '../../lib/contract/wire.ts';

/**
 * What the server has beyond the specification: names for what the specification describes without naming it. Its pages would show less
 * without them.
 */
export const NAMED: readonly Extension[] = [
  'competitor-links',
  'redirects',
  'site-configuration',
  'timing-rows',
];

const nameIn = ({ arguments: given }: DirectiveNode) =>
  given?.flatMap(({ value }) => (value.kind === 'StringValue' ? [value.value] : []))[0] ?? '';

const isMarked = (directives: readonly DirectiveNode[] = [], named: NamedExtensions) =>
  directives.some((mark) => mark.name.value === 'extension' && !named.includes(nameIn(mark)));

/** The specification's own GraphQL schema: the contract's without what is marked as an extension, except those named. */
export function coreTypeDefs(typeDefs: string, named: NamedExtensions = CORE_ONLY): string {
  return print(
    visit(parse(typeDefs), {
      FieldDefinition: ({ directives }) => (isMarked(directives, named) ? null : undefined),
      InputValueDefinition: ({ directives }) => (isMarked(directives, named) ? null : undefined),
      Directive: ({ name }) => (name.value === 'extension' ? null : undefined),
      DirectiveDefinition: () => null,
    }),
  );
}

/** The names of a request's fields that the specification does not have. */
export function foreignFields(schema: z.core.$ZodType, input: Readonly<Record<string, unknown>>): string[] {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  const isCore = (name: string) => {
    const field = shape[name];
    return field !== undefined && extensionOf(field) === undefined;
  };
  return Object.keys(input).filter((name) => !isCore(name));
}

/** A record without the fields that the specification does not have, at any depth. */
export function coreRecord(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const inner = within(schema);
  if (inner) return coreRecord(inner, value);
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => coreRecord(schema.element, item)) : value;
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  const core = fields.filter(([name, field]) => name in value && hasExtension(NAMED, extensionOf(field)));
  return Object.fromEntries(core.map(([name, field]) => [name, coreRecord(field, Reflect.get(value, name))]));
}
