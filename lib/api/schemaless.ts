import type { InputType, Parser } from '@/lib/api/callable';

/** Declares an input's type where there is no schema; nothing is checked at run time. */
export const inputType = <I>(): InputType<I> => ({});

/**
 * A parser made from a plain function, for the few shapes that a browser parses without the schema library.
 * @param expected names the shape in the report of a bad response
 * @param read returns the value, or null if the response has another shape
 */
export function schemalessParser<T>(expected: string, read: (value: unknown) => T | null): Parser<T> {
  return {
    safeParse: (value) => {
      const data = read(value);
      return data === null
        ? { success: false, error: { issues: [{ path: [], message: `expected ${expected}` }] } }
        : { success: true, data };
    },
  };
}
