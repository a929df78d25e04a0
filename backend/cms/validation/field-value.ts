import type { CollectionSlug, Field, NumberField } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { linkAddress } from '../../../lib/contract/link-address.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { MAX_INTEGER } from '../../../lib/contract/limits.ts';
import { isDay } from '../fields/day.ts';
import { isLinkField } from '../fields/text.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { badJson, isStorableText } from './json-value.ts';
import { badRichText, isReadableText, NOT_RICH_TEXT } from './rich-text.ts';

const LAST_YEAR = 9999;
/** The length of y-MM-dd. */
const DAY_LENGTH = 10;
/** An ISO 8601 date or instant. */
const ISO_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
/** What Payload records about an uploaded file, in whole numbers. */
const OF_A_FILE: ReadonlySet<string> = new Set(['width', 'height', 'filesize']);

const TEXT = 'Expected text.';
const LIST_OF_TEXTS = 'Expected a list of text values.';
const CHARACTERS = 'This contains characters that can’t be saved.';
const NUMBER = 'Expected a number.';
const WHOLE_NUMBER = 'Expected a whole number.';
const FLAG = 'Expected true or false.';
const DATE = 'Expected a date.';
const RECORD = 'Expected a record.';
const JSON_VALUE = 'Expected an object or a list.';
const LINK = 'This can’t be used as a link.';

const badText = (value: unknown): string | null => {
  if (typeof value !== 'string') return TEXT;
  return isStorableText(value) ? null : CHARACTERS;
};

const badTexts = (value: unknown): string | null =>
  Array.isArray(value) && value.every((text) => badText(text) === null) ? null : LIST_OF_TEXTS;

/** What even a draft may contain: the start of an address still being typed is harmless, another scheme isn't. */
const badLink = (value: string): boolean =>
  linkAddress(value) === null && !/^(?:[\w-]*|https?:\/{0,2}|mailto:|tel:)$/i.test(value.trim());

/** Whether a field holds whole numbers, `Int` in the contract: its input has a step of one. */
const isWhole = ({ name, admin }: NumberField): boolean =>
  admin?.step === 1 || (admin?.hidden === true && OF_A_FILE.has(name));

const badNumber = (field: NumberField, value: unknown): string | null => {
  // The CMS's forms send a cleared number as an empty text.
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (number === '') return null;
  if (typeof number !== 'number' || !Number.isFinite(number)) return NUMBER;
  const isInRange = Number.isInteger(number) && Math.abs(number) <= MAX_INTEGER;
  return isWhole(field) && !isInRange ? WHOLE_NUMBER : null;
};

const badDate = (value: unknown): string | null => {
  if (value === '') return null;
  if (typeof value !== 'string' && !(value instanceof Date)) return DATE;
  if (typeof value === 'string' && !ISO_DATE.test(value)) return DATE;
  if (typeof value === 'string' && !isDay(value.slice(0, DAY_LENGTH))) return DATE;
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= LAST_YEAR ? null : DATE;
};

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

const EMPTY_REFERENCES: ReadonlySet<unknown> = new Set(['', 'none', 'null']);

/** What is wrong with an object or list that is stored as is; null if nothing. */
export const badJsonValue = (value: unknown): string | null => {
  if (typeof value !== 'object') return JSON_VALUE;
  const bad = badJson(value);
  if (bad === null) return null;
  return bad === 'depth' ? 'This is nested too deeply.' : CHARACTERS;
};

/** Maximum length of a text whose field has no limit of its own: far more than anybody types, far less than would break a page. */
const MAX_LENGTHS: Readonly<Record<string, number>> = { text: 1_000, email: 254, textarea: 20_000 };
/** Longer links get truncated by browsers and servers on the way. */
const MAX_LINK_LENGTH = 2_048;

/** The length of a text, or of the longest in a list; 0 for any other value. */
export function textLength(value: unknown): number {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return Math.max(0, ...texts.map((text) => (typeof text === 'string' ? text.length : 0)));
}

/** The message for a text longer than its field allows; null if it isn't. */
export function tooLong(field: Field, value: unknown): string | null {
  const own = 'maxLength' in field ? field.maxLength : undefined;
  const most = own ?? (isLinkField(field) ? MAX_LINK_LENGTH : MAX_LENGTHS[field.type]);
  if (most === undefined) return null;
  const longest = textLength(value);
  return longest > most
    ? `Use up to ${numberInText(most)} characters. This has ${numberInText(longest)}.`
    : null;
}

/**
 * Checks a value against its field's type. Fields that contain other fields are handled in `wrong-values.ts`.
 * @returns the problem, worded for an editor; null if there is none
 */
export function badValue(field: Field, value: unknown, isDraft = false): string | null {
  if (value === null || value === undefined) return null;
  switch (field.type) {
    case 'text': {
      if (field.hasMany) return badTexts(value);
      const bad = badText(value);
      if (bad !== null || !isLinkField(field)) return bad;
      return typeof value === 'string' && badLink(value) ? LINK : null;
    }
    case 'textarea':
    case 'email':
    case 'code':
    case 'radio':
      return badText(value);
    case 'select':
      return field.hasMany ? badTexts(value) : badText(value);
    case 'number': {
      if (!field.hasMany) return badNumber(field, value);
      return Array.isArray(value) && value.every((entry) => badNumber(field, entry) === null) ? null : NUMBER;
    }
    case 'checkbox':
      return [true, false, 'true', 'false', ''].some((flag) => flag === value) ? null : FLAG;
    case 'date':
      return badDate(value);
    case 'json':
      return badJsonValue(value);
    case 'richText':
      return badRichText(value, isDraft);
    case 'relationship':
    case 'upload': {
      if (EMPTY_REFERENCES.has(value)) return null;
      const references: unknown = field.hasMany ? value : [value];
      const isOfSeveralKinds = Array.isArray(field.relationTo);
      const areAll =
        Array.isArray(references) &&
        references.every((reference) => isReference(reference, isOfSeveralKinds));
      return areAll ? null : RECORD;
    }
    default:
      return null;
  }
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

/** The same check for a stored value: whatever readers can cope with is accepted. */
export function badStoredValue(field: Field, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (field.type === 'richText') return isReadableText(value) ? null : NOT_RICH_TEXT;
  if (field.type === 'text' && isLinkField(field)) return badText(value);
  return badValue(field, value);
}
