import { z } from 'zod';

export type HttpMethod = 'GET' | 'POST';

/** Who may call: `public` sends the bearer token if one is held, `none` never does, `user` needs a signed-in customer. */
export type EndpointAuth = 'none' | 'public' | 'user';

/** One call of spec point 7. `path` is below `/api/v1`; `{name}` segments are taken out of the input. */
export type Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends EndpointAuth = EndpointAuth,
> = {
  readonly method: HttpMethod;
  readonly path: string;
  readonly auth: A;
  readonly input: I;
  readonly output: O;
  /** Two endpoints may share method and path; this one is meant when any of these parameters is given. */
  readonly when?: readonly string[];
  /** Largest body in bytes, where it may be more than the 1 MB of every other call. */
  readonly maxBodyBytes?: number;
};

export type EndpointInput<E extends Endpoint> = z.input<E['input']>;
export type EndpointOutput<E extends Endpoint> = z.output<E['output']>;

/** Declares one call; the site's client, the backend's handler and the tests' doubles are made from it. */
export function endpoint<I extends z.ZodType, O extends z.ZodType, A extends EndpointAuth>(
  definition: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return definition;
}

export { API_BASE_PATH, GRAPHQL_PATH } from './paths.ts';

/** The answer of a find-many call: one page of records with the totals. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), num_items: z.number().int(), num_pages: z.number().int() });

/** The answer of a find-one call. */
export const itemOf = <T extends z.ZodType>(item: T) => z.object({ item });

/** The wire form of every failed REST call. `text_code` is set where spec point 8 names one. */
export const wireErrorSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string().optional(),
  text_code: z.string().optional(),
  /** Sentence per field, for a 422. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type WireError = z.infer<typeof wireErrorSchema>;
