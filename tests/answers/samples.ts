import { z } from 'zod';
import { within } from '@/lib/contract/read';

/** Where lists have two rows, so that one is left if the other is damaged. */
const OUTER = 6;

/**
 * An answer as the contract has it, with every field filled in.
 * @param isSecond whether it is of a second row: lists have one there, or what is in many lists would be there a hundred times
 */
export function sampleOf(schema: z.core.$ZodType, depth = 0, isSecond = false): unknown {
  // Groups have groups as children.
  if (schema instanceof z.ZodLazy && depth > 8) return undefined;
  const inner = within(schema);
  if (inner) return sampleOf(inner, depth + 1, isSecond);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [
        name,
        sampleOf(field, depth + 1, isSecond),
      ]),
    );
  if (schema instanceof z.ZodArray) {
    const row = sampleOf(schema.element, depth + 1, isSecond);
    return depth < OUTER && !isSecond ? [row, sampleOf(schema.element, depth + 1, true)] : [row];
  }
  if (schema instanceof z.ZodRecord) return { en: sampleOf(schema.valueType, depth + 1, isSecond) };
  const found = LEAVES.find((leaf) => z.safeParse(schema, leaf).success);
  if (found !== undefined) return found;
  if (schema instanceof z.ZodUnion && schema.options[0])
    return sampleOf(schema.options[0], depth + 1, isSecond);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  throw new Error(`No sample for ${schema._zod.def.type}.`);
}

const LEAVES = ['sample', 1, true, '2027-01-15T20:00:00Z', '2027-01-15'] as const;

export type FieldPath = readonly (string | number)[];

/** Where every field of a sample is, of lists in their first row. */
export function fieldsIn(value: unknown, at: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.slice(0, 1).map((row, index) => [index, row] as const)
    : Object.entries(value);
  return parts.flatMap(([name, part]) => {
    const path = [...at, name];
    return typeof name === 'number' ? fieldsIn(part, path) : [path, ...fieldsIn(part, path)];
  });
}

/** A copy with one field replaced, or without it. */
export function withField(
  value: unknown,
  [name, ...rest]: FieldPath,
  change: (field: unknown) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? [...value] : { ...value };
  const field: unknown = Reflect.get(copy, name);
  const changed = rest.length === 0 ? change(field) : withField(field, rest, change);
  if (changed === undefined) Reflect.deleteProperty(copy, name);
  else Reflect.set(copy, name, changed);
  return copy;
}
