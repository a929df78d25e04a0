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
  ...(options.description ? { admin: { description: options.description } } : {}),
});
