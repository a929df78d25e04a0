import { textField, type SingleTextField } from './text.ts';

type Options = {
  readonly label: string;
  readonly description?: string;
  /** The description of a blank colour. */
  readonly whenBlank?: string;
};

/** Whether a text is a hex colour with six digits, or blank. */
export const isHexColour = (value: string | null | undefined): true | string =>
  !value || /^#[0-9a-f]{6}$/i.test(value) || 'Use a hex colour such as #d7263d.';

/** A hex colour, with a picker and its contrast. */
export function colourField(
  name: string,
  { label, description = 'A hex colour, such as #d7263d.', whenBlank = '' }: Options,
): SingleTextField {
  const field = textField(name, { label, description });
  const tools = { path: '/cms/fields/colour.client.tsx#ColourTools', clientProps: { label, whenBlank } };
  return {
    ...field,
    admin: { ...field.admin, components: { afterInput: [tools] } },
    validate: isHexColour,
  };
}
