import { z } from 'zod';
import type { Extension } from './extensions.ts';
import { otherwise } from './wire.ts';

/** PUT: only a timing provider's call (`timing.ts`). */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call, and how the bearer token is handled (spec point 7: it accompanies every call except login, refresh and authtoken). `none`
 * never sends it; `public` sends it if there is one; `user` requires a signed-in customer. `sign-in` sends it but it is ignored: somebody
 * signing in again may have an expired one, which must neither fail the call nor end a session.
 */
export type EndpointAuth = 'none' | 'sign-in' | 'public' | 'user';

/** One call of spec point 7. `path` is below `/api/v1`; `{name}` segments are filled from the input. */
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
  /** The extension that this call belongs to; omitted for a call in the specification (`extensions.ts`). */
  readonly extension?: Extension;
  /** The response is for the caller only, even when nobody is signed in: it must not be cached. */
  readonly isPrivate?: boolean;
  /** If two endpoints share method and path, this one is used when any of these parameters is present. */
  readonly when?: readonly string[];
  /** Largest body in bytes, if it may exceed the usual 1 MB. */
  readonly maxBodyBytes?: number;
};

export type EndpointInput<E extends Endpoint> = z.input<E['input']>;
export type EndpointOutput<E extends Endpoint> = z.output<E['output']>;

/** Declares a call, from which the site's client, the backend's handler and the test doubles are made. */
export function endpoint<I extends z.ZodType, O extends z.ZodType, A extends EndpointAuth>(
  definition: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return definition;
}

export { API_BASE_PATH, GRAPHQL_PATH } from './paths.ts';

/** The response of a find-many call: one page of records with the totals. Without totals, it is the whole list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    num_items: otherwise(z.number().int(), ({ data }) => (Array.isArray(data) ? data.length : 0)),
    num_pages: otherwise(z.number().int(), () => 1),
  });

/** The response of a find-one call. */
export const itemOf = <T extends z.ZodType>(item: T) => z.object({ item });

/** A failed REST call on the wire. `text_code` is set where spec point 8 names one. */
export const wireErrorSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string().optional(),
  text_code: z.string().optional(),
  /** A message per field, for a 422. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type WireError = z.infer<typeof wireErrorSchema>;
