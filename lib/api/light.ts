import type { InputType, Parser } from '@/lib/api/callable';

/** Declares an input's type where no schema is at hand; nothing is checked at run time. */
export const inputType = <I>(): InputType<I> => ({});

/**
 * A parser made from a plain function, for the few shapes that a browser reads without the schema library.
 * @param expected names the shape in the report of a bad answer
 * @param read gives the value, or null if the answer is not of the shape
 */
export function lightParser<T>(expected: string, read: (value: unknown) => T | null): Parser<T> {
  return {
    safeParse: (value) => {
      const data = read(value);
      return data === null
        ? { success: false, error: { issues: [{ path: [], message: `expected ${expected}` }] } }
        : { success: true, data };
    },
  };
}

/** Whether a value is a JSON object, to read fields of. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field's text; '' for anything else, as `text()` of the contract does. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
