import type { CollectionSlug } from 'payload';
import type { RichText } from '../rich-text/nodes.ts';

/** A record of the site for use in a template: the first that a query of its collection finds. */
export type FirstOf = { readonly first: { readonly collection: CollectionSlug; readonly query: string } };

export const firstOf = (collection: CollectionSlug, query: string): FirstOf => ({
  first: { collection, query },
});

const LINE = { format: '', indent: 0, direction: 'ltr', version: 1 } as const;

/** A text of paragraphs, in the editor's format. */
export const paragraphs = (...texts: readonly string[]): RichText => ({
  root: {
    ...LINE,
    type: 'root',
    children: texts.map((text) => ({
      ...LINE,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
    })),
  },
});

/** A sample value for a setting. */
export type SampleValue = string | number | boolean | RichText | FirstOf;

/** A set of blocks to start a page with, and its thumbnail. */
export type PageTemplate = {
  readonly name: string;
  readonly description: string;
  readonly blocks: readonly {
    readonly slug: string;
    readonly picture: string;
    readonly sample: Readonly<Record<string, SampleValue>>;
  }[];
};
