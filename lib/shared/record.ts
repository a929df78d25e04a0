export { isRecord } from '../contract/frames.ts';

/** A text field; '' for anything else, like the contract's `text()`. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A whole number, also from a text; null for anything else. */
export function wholeOf(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A property of an unknown value: a record, an error, a response. `undefined` if there is none. */
export const propertyOf = (value: unknown, name: string): unknown =>
  isObject(value) ? value[name] : undefined;

/** A text property of such a value; '' for anything else. */
export const textIn = (value: unknown, name: string): string => textOf(propertyOf(value, name));
