import { parse, print, visit, type DirectiveNode } from 'graphql';
import { z } from 'zod';
import { extensionOf } from '../../lib/contract/wire.ts';

const isMarked = (directives: readonly DirectiveNode[] = []) =>
  directives.some(({ name }) => name.value === 'extension');

/** The specification's own GraphQL schema: the contract's without everything marked as an extension. */
export function coreTypeDefs(typeDefs: string): string {
  return print(
    visit(parse(typeDefs), {
      FieldDefinition: ({ directives }) => (isMarked(directives) ? null : undefined),
      InputValueDefinition: ({ directives }) => (isMarked(directives) ? null : undefined),
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

/** The schema inside wrappers that handle missing values: optional, nullable, default, transform. */
function inner(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.unwrap();
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.unwrap();
  if (schema instanceof z.ZodLazy) return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : null;
}

/** A record without the fields that the specification does not have, at any depth. */
export function coreRecord(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const within = inner(schema);
  if (within) return coreRecord(within, value);
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => coreRecord(schema.element, item)) : value;
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  const core = fields.filter(([name, field]) => name in value && extensionOf(field) === undefined);
  return Object.fromEntries(core.map(([name, field]) => [name, coreRecord(field, Reflect.get(value, name))]));
}
