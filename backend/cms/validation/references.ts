import type { CollectionSlug, Field } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';

type ReferenceField = Extract<Field, { type: 'relationship' | 'upload' }>;

const RECORD = 'Expected a record.';
const EMPTY_REFERENCES: ReadonlySet<unknown> = new Set(['', 'none', 'null']);

const isId = (value: unknown): boolean => recordIdIn(value) !== null;

/** A property of an object; for anything else, the value itself. */
const inner = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? propertyOf(value, key) : value;

/** A reference is an id, or for polymorphic relations an id with its collection. */
const isReference = (value: unknown, isOfSeveralKinds: boolean): boolean => {
  if (typeof value !== 'object' || value === null) return !isOfSeveralKinds && isId(value);
  if (!isOfSeveralKinds) return isId(propertyOf(value, 'id'));
  const id = inner(propertyOf(value, 'value'), 'id');
  return typeof propertyOf(value, 'relationTo') === 'string' && (isId(id) || typeof id === 'string');
};

/** What is wrong with a reference, or a list of them; null if nothing. */
export function badReference(field: ReferenceField, value: unknown): string | null {
  if (EMPTY_REFERENCES.has(value)) return null;
  const references: unknown = field.hasMany ? value : [value];
  const isOfSeveralKinds = Array.isArray(field.relationTo);
  const areAll =
    Array.isArray(references) && references.every((reference) => isReference(reference, isOfSeveralKinds));
  return areAll ? null : RECORD;
}

/** The records that a value of the right type refers to. */
export function recordsNamedBy(field: Field, value: unknown): { collection: CollectionSlug; id: number }[] {
  if (field.type !== 'relationship' && field.type !== 'upload') return [];
  const { relationTo } = field;
  const references: readonly unknown[] = Array.isArray(value) ? value : [value];
  return references.flatMap((reference) => {
    const isOfSeveralKinds = Array.isArray(relationTo);
    const collection = isOfSeveralKinds
      ? relationTo.find((slug) => slug === inner(reference, 'relationTo'))
      : relationTo;
    const id = recordIdIn(inner(isOfSeveralKinds ? inner(reference, 'value') : reference, 'id'));
    return collection !== undefined && id !== null ? [{ collection, id }] : [];
  });
}
