import { textField, type SingleTextField } from '../cms/fields/text.ts';

/** What another company's code looks like, where to find it, and what an editor reads about anything else. */
export type CodeRule = { readonly pattern: RegExp; readonly description: string; readonly message: string };

/** A code that another company gave the site. It ends up in every page, so it is nothing but that code. */
export const codeField = (name: string, { pattern, description, message }: CodeRule): SingleTextField => ({
  ...textField(name, { description }),
  // Pasted with a space or a line break at its end.
  hooks: {
    beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)],
  },
  // A form is checked before the hook trims it.
  validate: (value: string | null | undefined) => !value || pattern.test(value.trim()) || message,
});
