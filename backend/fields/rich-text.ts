import type { RichTextField } from 'payload';
import { readable } from './readable.ts';

/** A long text with headings, lists, links, quotes, tables and pictures. It goes out as HTML (`rich-text/to-html.ts`). */
export const richTextField = (
  name: string,
  options: { label?: string; description?: string } = {},
): RichTextField => ({
  name,
  type: 'richText',
  label: options.label ?? readable(name),
  admin: {
    // The CMS gives this kind of field no id to be found by (preview/open-field.ts).
    className: `field-${name}`,
    ...(options.description ? { description: options.description } : {}),
  },
});
