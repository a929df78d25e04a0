import type { z } from 'zod';
import type { Extension } from '../extensions.ts';
import type { ImageAspect } from '../image-format.ts';

/**
 * One GraphQL query of spec point 7: its document, its variables and the shape of its `data`. Selections beyond the specification are
 * marked `@extension(name: "…")`, their fallbacks `@withoutExtension(name: "…")`; before sending the document, the site removes what the
 * content server doesn't support (`lib/api/graphql-document.ts`).
 */
export type GraphqlQuery<V extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly document: string;
  readonly variables: V;
  readonly result: R;
  /** The extension that the whole query belongs to; omitted for a query in the specification. */
  readonly extension?: Extension;
};

export type QueryVariables<Q extends GraphqlQuery> = z.input<Q['variables']>;
export type QueryResult<Q extends GraphqlQuery> = z.output<Q['result']>;

/** Declares a query. A test validates every document against the schema. */
export function graphqlQuery<V extends z.ZodType, R extends z.ZodType>(
  definition: GraphqlQuery<V, R>,
): GraphqlQuery<V, R> {
  return definition;
}

/** Marks the preceding selection as part of an extension. */
export const only = (name: Extension): string => `@extension(name: "${name}")`;

/** These fields, each marked as part of an extension. @param fields separated by spaces */
export const onlyAll = (name: Extension, fields: string): string =>
  fields
    .split(' ')
    .map((field) => `${field} ${only(name)}`)
    .join(' ');

/** Marks the preceding selection as the fallback for content servers without the extension. */
export const without = (name: Extension): string => `@withoutExtension(name: "${name}")`;

const IMAGE_FIELDS = `placeholder url webp_url avif_url width height alt ${only('image-descriptions')}`;

/** The same for a picture that is shown as such, with its caption and credit. */
export const CREDITED_IMAGE_FIELDS = `${IMAGE_FIELDS} ${onlyAll('image-credits', 'caption credit is_downloadable')}`;

/** The selection of an image field cropped to `aspect` at `width` pixels; without an aspect, uncropped. */
export function imageField(name: string, width: number, aspect?: ImageAspect, mark = ''): string {
  const cut = aspect === undefined ? '' : `, aspect: "${aspect}"`;
  return `${name}(width: ${width}${cut}) ${mark} { ${IMAGE_FIELDS} }`;
}

/** The same with the image's caption and credit. */
export const creditedImageField = (name: string, width: number, aspect: ImageAspect): string =>
  `${name}(width: ${width}, aspect: "${aspect}") { ${CREDITED_IMAGE_FIELDS} }`;

const FILE_DETAILS = only('file-details');
export const FILE_FIELDS = `id url name ${FILE_DETAILS} size ${FILE_DETAILS} mime_type ${FILE_DETAILS}`;
