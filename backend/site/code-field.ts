import { textField, type SingleTextField } from '../cms/fields/text.ts';

/** The format of another company's code, where to find it, and the message for anything else. */
export type CodeRule = { readonly pattern: RegExp; readonly description: string; readonly message: string };

/** A code issued to the site by another company. It appears in every page, so nothing but such a code is accepted. */
export const codeField = (name: string, { pattern, description, message }: CodeRule): SingleTextField => ({
  ...textField(name, { description }),
  // Trims a pasted space or line break.
  hooks: {
    beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)],
  },
  // A form is validated before the hook trims it.
  validate: (value: string | null | undefined) => !value || pattern.test(value.trim()) || message,
});
