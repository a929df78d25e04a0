import type { z } from 'zod';

/** One GraphQL query of spec point 7: its document, its variables and the shape of its `data`. */
export type GraphqlQuery<V extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly document: string;
  readonly variables: V;
  readonly result: R;
};

export type QueryVariables<Q extends GraphqlQuery> = z.input<Q['variables']>;
export type QueryResult<Q extends GraphqlQuery> = z.output<Q['result']>;

/** Declares one query. A test holds every document against the schema. */
export function graphqlQuery<V extends z.ZodType, R extends z.ZodType>(
  definition: GraphqlQuery<V, R>,
): GraphqlQuery<V, R> {
  return definition;
}

const IMAGE_FIELDS = 'placeholder url webp_url avif_url width height alt';

/** The selection of an image field cut to `aspect` at `width` pixels. */
export function imageField(name: string, width: number, aspect: string): string {
  return `${name}(width: ${width}, aspect: "${aspect}") { ${IMAGE_FIELDS} }`;
}

/** The selection of an image field that takes no arguments. */
export function plainImageField(name: string): string {
  return `${name} { ${IMAGE_FIELDS} }`;
}

export const FILE_FIELDS = 'id url name size mime_type';
