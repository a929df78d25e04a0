import type { RichTextField } from 'payload';
import { readable } from './readable.ts';

/** Rich text with headings, lists, links, quotes, tables and pictures, sent as HTML (`rich-text/to-html.ts`). */
export const richTextField = (
  name: string,
  options: { label?: string; description?: string; editor?: RichTextField['editor'] } = {},
): RichTextField => ({
  name,
  type: 'richText',
  label: options.label ?? readable(name),
  ...(options.editor ? { editor: options.editor } : {}),
  admin: {
    // Payload gives rich text fields no id to find them by (cms/preview/open-in-form.ts).
    className: `field-${name}`,
    ...(options.description ? { description: options.description } : {}),
  },
});
