import { RECORD_BASES, type RecordBase } from '../../../lib/contract/endpoints/records.ts';
import { productListRoute } from '../../commerce/calls/products.ts';
import { productModel } from '../../commerce/catalogue/record-model.ts';
import { contentRecordRoutes } from '../../content/calls/content-records.ts';
import { galleryListRoute, photoListRoute, slideListRoute } from '../../content/calls/galleries.ts';
import { groupListRoute } from '../../content/calls/groups.ts';
import { linkListRoute } from '../../content/calls/links.ts';
import { microblogPostListRoute } from '../../content/calls/microblog.ts';
import { pageListRoute } from '../../content/calls/pages.ts';
import { faqListRoute, personListRoute, testimonialListRoute } from '../../content/calls/people.ts';
import { videoListRoute } from '../../content/calls/videos.ts';
import type { ContentModel } from '../../content/records/content-model.ts';
import { CONTENT_MODELS } from '../../content/records/models.ts';
import { formModel } from '../../forms/record-model.ts';
import type { Route } from '../../kernel/calls/handle.ts';

type ContentBase = Exclude<RecordBase, '/cognito/user' | '/sell/address'>;

/** Content models that the generic calls can reach. */
const MODELS: Readonly<Record<ContentBase, ContentModel>> = {
  ...CONTENT_MODELS,
  '/cognito/form': formModel,
  '/sell/product': productModel,
};

/** The read call for a model's generic list. Models without one are listed from their records. */
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

const isContentBase = (base: RecordBase): base is ContentBase => base in MODELS;

/** The generic calls for every content model. */
export const CONTENT_RECORD_ROUTES: readonly Route[] = RECORD_BASES.filter(isContentBase).flatMap((base) =>
  contentRecordRoutes(base, MODELS[base], LISTS[base]),
);
