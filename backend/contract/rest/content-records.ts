import { RECORD_BASES, recordEndpoints, type RecordBase } from '../../../lib/contract/endpoints/records.ts';
import { CONTENT_MODELS, type ContentModel } from '../../records/content-models.ts';
import {
  createContent,
  deleteContent,
  pictureContent,
  requireAdmin,
  switchContent,
  updateContent,
} from '../../records/write-content.ts';
import { badFields, notFound } from '../failure.ts';
import { jsonBody } from '../http/body.ts';
import { handle, type Route } from '../handle.ts';
import { galleryListRoute, photoListRoute, slideListRoute } from './galleries.ts';
import { groupListRoute } from './groups.ts';
import { linkListRoute } from './links.ts';
import { microblogPostListRoute } from './microblog.ts';
import { pageListRoute } from './pages.ts';
import { faqListRoute, personListRoute, testimonialListRoute } from './people.ts';
import { productListRoute } from './products.ts';
import { videoListRoute } from './videos.ts';

/** The reading call that a generic list is answered by. Where a model has none, there is no list to be had either. */
const LISTS: { readonly [B in RecordBase]?: Route } = {
  '/cognito/page': pageListRoute,
  '/cognito/group': groupListRoute,
  '/cognito/link': linkListRoute,
  '/cognito/gallery': galleryListRoute,
  '/cognito/photo': photoListRoute,
  '/cognito/slide': slideListRoute,
  '/cognito/testimonial': testimonialListRoute,
  '/cognito/person': personListRoute,
  '/cognito/faq': faqListRoute,
  '/cognito/video': videoListRoute,
  '/sell/product': productListRoute,
  '/microblog/post': microblogPostListRoute,
};

/** The values of a body as a query: what a GET of the same list takes. */
function queryOf(body: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  return query.toString();
}

/** POST base: asks the model's own list call, so that both answer the same. */
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

const nameOf = (base: RecordBase): string => base.slice(base.lastIndexOf('/') + 1);

function routesOf(base: RecordBase, model: ContentModel): Route[] {
  const calls = recordEndpoints(base);
  const list = LISTS[base];
  return [
    ...(list ? [listRoute(base, list)] : []),
    handle(calls.get, async ({ input, payload, customer }) => {
      const reader = { seesDrafts: customer?.record.is_admin === true, isSignedIn: customer !== null };
      const item = await model.read(payload, keyOf(model, input.url), reader);
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

const isContentBase = (base: RecordBase): base is keyof typeof CONTENT_MODELS => base in CONTENT_MODELS;

/** The generic calls of every content model. */
export const CONTENT_RECORD_ROUTES: readonly Route[] = RECORD_BASES.filter(isContentBase).flatMap((base) =>
  routesOf(base, CONTENT_MODELS[base]),
);
