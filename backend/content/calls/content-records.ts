import { z } from 'zod';
import { paging } from '../../../lib/contract/endpoints/params.ts';
import { DEFAULT_PAGE_SIZE } from '../../../lib/contract/limits.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { recordEndpoints, type RecordBase } from '../../../lib/contract/endpoints/records.ts';
import type { ContentModel, Reader } from '../records/content-model.ts';
import {
  createContent,
  deleteContent,
  pictureContent,
  requireAdmin,
  switchContent,
  updateContent,
} from '../records/write-content.ts';
import { badFields, notFound } from '../../kernel/failure.ts';
import { jsonBody } from '../../kernel/http/body.ts';
import { parseInput } from '../../kernel/calls/input.ts';
import { handle, type Route } from '../../kernel/calls/handle.ts';

/** The values of a body as a query, like that of a GET for the same list. */
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

/** The condition for the record that a path names, by id or URL name. */
function keyOf({ urlField }: ContentModel, url: string) {
  if (/^\d{1,15}$/.test(url)) return { id: { equals: Number(url) } };
  if (urlField === null) throw notFound('The record');
  return { [urlField]: { equals: url } };
}

const PAGE = z.object(paging(DEFAULT_PAGE_SIZE));

const readerOf = (customer: CurrentCustomer | null): Reader => ({
  seesDrafts: customer?.record.is_admin === true,
  isSignedIn: customer !== null,
});

const nameOf = (base: RecordBase): string => base.slice(base.lastIndexOf('/') + 1);

/**
 * The generic calls for a model.
 * @param list the read call that answers its list; without one, the list is built from its records
 */
export function contentRecordRoutes(base: RecordBase, model: ContentModel, list: Route | undefined): Route[] {
  const calls = recordEndpoints(base);
  return [
    list
      ? listRoute(base, list)
      : handle(calls.list, async ({ input, payload, customer }) =>
          model.list(payload, parseInput(PAGE, input), readerOf(customer)),
        ),
    handle(calls.get, async ({ input, payload, customer }) => {
      const item = await model.read(payload, keyOf(model, input.url), readerOf(customer));
      if (!item) throw notFound('The record');
      return { item: { ...item } };
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
      if (input.model.toLowerCase() !== nameOf(base)) {
        const sentence = `model must be ${nameOf(base)}.`;
        throw badFields({ model: sentence });
      }
      return { item: { ...(await pictureContent(payload, model, input.id, input.key)) } };
    }),
  ];
}
