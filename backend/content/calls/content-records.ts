import { z } from 'zod';
import { imageParams, paging } from '../../../lib/contract/endpoints/params.ts';
import { recordEndpoints, type RecordBase } from '../../../lib/contract/endpoints/records.ts';
import { DEFAULT_PAGE_SIZE } from '../../../lib/contract/limits.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { handle, type Route } from '../../kernel/calls/handle.ts';
import { requireAdmin } from '../../kernel/calls/require-admin.ts';
import { parseInput } from '../../kernel/calls/input.ts';
import { notFound } from '../../kernel/failure.ts';
import { jsonBody } from '../../kernel/http/body.ts';
import type { ContentModel, Reader } from '../records/content-model.ts';
import {
  createContent,
  deleteContent,
  pictureContent,
  switchContent,
  updateContent,
} from '../records/write-content.ts';

/** A body's values as a query string, like that of a GET for the same list. */
function queryOf(body: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  return query.toString();
}

/** POST base: calls the model's own list call, so that both return the same. */
const listRoute = (base: RecordBase, list: Route): Route => ({
  endpoint: recordEndpoints(base).list,
  run: async (call) => {
    const url = `${new URL(call.request.url).origin}${base}?${queryOf(await jsonBody(call.request))}`;
    const authorization = call.request.headers.get('authorization');
    const headers = authorization === null ? undefined : { authorization };
    return list.run({ ...call, request: new Request(url, headers ? { headers } : {}) });
  },
});

const PAGE = z.object(paging(DEFAULT_PAGE_SIZE));
const SIZES = z.object(imageParams);

const readerOf = (customer: CurrentCustomer | null, input: Record<string, unknown>): Reader => ({
  ...parseInput(SIZES, input),
  seesAll: customer?.record.is_admin === true,
  isSignedIn: customer !== null,
});

/** The generic calls for a model. @param list the read call that returns its list; without it, the list is built from its records */
export function contentRecordRoutes(base: RecordBase, model: ContentModel, list: Route | undefined): Route[] {
  const calls = recordEndpoints(base);
  return [
    list
      ? listRoute(base, list)
      : handle(calls.list, async ({ input, payload, customer }) =>
          model.list(payload, parseInput(PAGE, input), readerOf(customer, input)),
        ),
    handle(calls.get, async ({ input, payload, customer }) => {
      const found = await model.read(payload, input.url, readerOf(customer, input));
      if (!found) throw notFound('The record');
      return { item: { ...found.shown } };
    }),
    handle(calls.update, async ({ input, payload, customer }) => {
      requireAdmin(customer);
      const { id, ...given } = input;
      return { item: { ...(await updateContent(payload, model, id, given)) } };
    }),
    handle(calls.create, async ({ input, payload, customer }) => {
      requireAdmin(customer);
      return { item: { ...(await createContent(payload, model, input)) } };
    }),
    handle(calls.enable, async ({ input, payload, customer }) => {
      requireAdmin(customer);
      return { item: { ...(await switchContent(payload, model, input.id, true)) } };
    }),
    handle(calls.disable, async ({ input, payload, customer }) => {
      requireAdmin(customer);
      return { item: { ...(await switchContent(payload, model, input.id, false)) } };
    }),
    handle(calls.delete, async ({ input, payload, customer }) => {
      requireAdmin(customer);
      await deleteContent(payload, model, input.id);
      return { success: true, message: '' } as const;
    }),
    handle(calls.addPhoto, async ({ input, payload, customer }) => {
      requireAdmin(customer);
      return { item: { ...(await pictureContent(payload, model, input.id, input.key)) } };
    }),
  ];
}
