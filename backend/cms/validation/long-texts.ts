import type { Field } from 'payload';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { isLinkField } from '../fields/text.ts';
import { faultsIn, type Data, type WrongValue } from './wrong-values.ts';

/** Maximum length of a text whose field has no limit of its own: far more than anybody types, far less than would break a page. */
const MAX_LENGTHS: Readonly<Record<string, number>> = { text: 1_000, email: 254, textarea: 20_000 };
/** Longer links get truncated by browsers and servers on the way. */
const MAX_LINK_LENGTH = 2_048;

/** The length of a text, or of the longest in a list; 0 for any other value. */
function textLength(value: unknown): number {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return Math.max(0, ...texts.map((text) => (typeof text === 'string' ? text.length : 0)));
}

/** The message for a text longer than its field allows; null if it isn't. */
function tooLong(field: Field, value: unknown): string | null {
  const own = 'maxLength' in field ? field.maxLength : undefined;
  const most = own ?? (isLinkField(field) ? MAX_LINK_LENGTH : MAX_LENGTHS[field.type]);
  if (most === undefined) return null;
  const longest = textLength(value);
  return longest > most
    ? `Use up to ${numberInText(most)} characters. This has ${numberInText(longest)}.`
    : null;
}

/**
 * Texts longer than their field allows and longer than the stored value: a form sends back the whole record, including values that predate
 * the limit or were written by the program.
 */
export function longTexts(fields: readonly Field[], data: Data, stored: Data = {}): WrongValue[] {
  const longest = new Map<Field, number>();
  faultsIn(fields, stored, (field, value) => {
    longest.set(field, Math.max(longest.get(field) ?? 0, textLength(value)));
    return null;
  });
  return faultsIn(fields, data, (field, value) =>
    textLength(value) > (longest.get(field) ?? 0) ? tooLong(field, value) : null,
  );
}
