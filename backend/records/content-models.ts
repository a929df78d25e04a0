import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import type { RecordBase } from '../../lib/contract/endpoints/records.ts';
import { createContentContext, type ContentContext } from '../contract/data/context.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { allOf, PUBLISHED } from '../contract/data/published.ts';
import { CUTS } from '../contract/mappers/cuts.ts';
import { faqEntity } from '../contract/mappers/faq.ts';
import { formEntity } from '../contract/mappers/form.ts';
import { galleryEntity, photoEntity, slideEntity } from '../contract/mappers/gallery.ts';
import { groupEntity } from '../contract/mappers/group.ts';
import { linkEntity } from '../contract/mappers/link.ts';
import { microblogPostEntity } from '../contract/mappers/microblog-post.ts';
import { pageEntity } from '../contract/mappers/page.ts';
import { personEntity, testimonialEntity } from '../contract/mappers/people.ts';
import { channelEntity, episodeEntity } from '../contract/mappers/podcast.ts';
import { productEntity } from '../contract/mappers/product.ts';
import { videoEntity } from '../contract/mappers/video.ts';

type Found = { readonly id: number } | null;

/** A model of content behind the generic calls. */
export type ContentModel = {
  readonly collection: CollectionSlug;
  /** The field of the URL name; null where records have none. */
  readonly urlField: 'url' | 'slug' | null;
  /** Fields that may be written, each with what it accepts. Everything else is refused. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  /** The field that addPhoto fills; null where records have no picture of their own. */
  readonly picture: string | null;
  /** Whether enable and disable publish and unpublish. */
  readonly hasDrafts: boolean;
  /** The record as its reading call answers it; null where there is none that the reader may see. */
  readonly read: (payload: Payload, where: Where, reader: Reader) => Promise<Found>;
};

/** Who a record is read for. */
export type Reader = { readonly seesDrafts: boolean; readonly isSignedIn: boolean };

const text = (max = 200) => z.string().trim().max(max);
const needed = (max = 200) => text(max).min(1);
const long = () => text(2000);
const order = () => z.number().int();
const webLink = () => text(500).regex(/^(https?:\/\/|mailto:|tel:|\/|#|$)/);
const urlName = () =>
  z
    .string()
    .regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/)
    .max(120);
const moment = () => z.iso.datetime({ offset: true });

type Options<S extends CollectionSlug> = Pick<ContentModel, 'fields'> &
  Partial<Pick<ContentModel, 'urlField' | 'picture' | 'hasDrafts'>> & {
    readonly toEntity: (
      doc: DataFromCollectionSlug<S>,
      context: ContentContext,
    ) => { id: number | null } | Promise<{ id: number | null }>;
  };

function model<S extends CollectionSlug>(collection: S, options: Options<S>): ContentModel {
  const { fields, toEntity, urlField = null, picture = null, hasDrafts = false } = options;
  return {
    collection,
    fields,
    urlField,
    picture,
    hasDrafts,
    read: async (payload, where, { seesDrafts, isSignedIn }) => {
      const doc = await findOne(
        payload,
        collection,
        hasDrafts && !seesDrafts ? allOf(where, PUBLISHED) : where,
      );
      if (!doc) return null;
      return { ...(await toEntity(doc, createContentContext(payload, { isSignedIn }))), id: Number(doc.id) };
    },
  };
}

/** The models of content that can be reached by the generic calls. */
export const CONTENT_MODELS: Readonly<
  Record<Exclude<RecordBase, '/cognito/user' | '/sell/address'>, ContentModel>
> = {
  '/cognito/page': model('pages', {
    urlField: 'url',
    hasDrafts: true,
    fields: {
      name: needed(),
      url: urlName(),
      seo_title: text(),
      seo_meta_description: long(),
      requires_login: z.boolean(),
    },
    toEntity: pageEntity,
  }),
  '/cognito/group': model('groups', {
    picture: 'image',
    fields: { name: needed(), sort: order() },
    toEntity: (doc, context) => groupEntity(doc, context, CUTS.group),
  }),
  '/cognito/link': model('links', {
    fields: { name: needed(), link: webLink(), icon: text(60), sort: order() },
    toEntity: linkEntity,
  }),
  '/cognito/gallery': model('galleries', {
    urlField: 'url',
    picture: 'image',
    fields: { name: needed(), url: urlName(), heading: text(), sub_heading: text(), sort: order() },
    toEntity: (doc, context) => galleryEntity(doc, context, CUTS.galleryTile, true),
  }),
  '/cognito/photo': model('photos', {
    picture: 'image',
    fields: { name: needed(), description: long() },
    toEntity: (doc, context) => photoEntity(doc, context, CUTS.photo),
  }),
  '/cognito/slide': model('slides', {
    picture: 'image',
    fields: { heading: text(), sub_heading: text(), link: webLink(), link_button_text: text() },
    toEntity: (doc, context) => slideEntity(doc, context, CUTS.slide),
  }),
  '/cognito/testimonial': model('testimonials', {
    picture: 'image',
    fields: {
      name: needed(),
      title: text(),
      rating: z.number().int().min(1).max(5).nullable(),
      sort: order(),
    },
    toEntity: (doc, context) => testimonialEntity(doc, context, CUTS.testimonial),
  }),
  '/cognito/person': model('persons', {
    picture: 'photo',
    fields: {
      first_name: text(80),
      last_name: text(80),
      title: text(),
      email: z.union([z.literal(''), z.email()]),
      phone: text(40),
      sort: order(),
    },
    toEntity: (doc, context) => personEntity(doc, context, CUTS.person),
  }),
  '/cognito/faq': model('faqs', { fields: { name: needed(500), sort: order() }, toEntity: faqEntity }),
  '/cognito/form': model('forms', {
    urlField: 'url',
    fields: { name: needed(), url: urlName(), must_be_logged_on: z.boolean(), use_captcha: z.boolean() },
    toEntity: formEntity,
  }),
  '/cognito/video': model('videos', {
    urlField: 'slug',
    picture: 'slate',
    fields: { name: needed(), slug: urlName(), youtube_id: text(20), length: z.number().min(0) },
    toEntity: (doc, context) => videoEntity(doc, context, CUTS.slate),
  }),
  '/sell/product': model('products', {
    urlField: 'slug',
    hasDrafts: true,
    fields: {
      name: needed(),
      slug: urlName(),
      title: text(),
      meta_description: long(),
      blurb: long(),
      brand: text(80),
      badge: text(40),
      is_new: z.boolean(),
      is_on_special: z.boolean(),
    },
    toEntity: (doc, context) => productEntity(doc, context, CUTS.product),
  }),
  '/microblog/post': model('microblog-posts', {
    picture: 'image',
    hasDrafts: true,
    fields: { link: webLink(), link_text: text(), published_at: moment() },
    toEntity: (doc, context) => microblogPostEntity(doc, context, CUTS.post),
  }),
  '/podcast/episode': model('podcast-episodes', {
    urlField: 'url',
    picture: 'cover_art',
    hasDrafts: true,
    fields: {
      name: needed(),
      url: urlName(),
      season: z.number().int().min(0).nullable(),
      episode: z.number().int().min(0).nullable(),
      display_start_time: moment(),
    },
    toEntity: async (doc, context) => {
      const channel = await findOne(context.payload, 'podcast-channels', {
        id: { equals: refId(doc.channel) },
      });
      return episodeEntity(doc, channel, context, CUTS.cover);
    },
  }),
  '/podcast/channel': model('podcast-channels', {
    picture: 'cover_art',
    fields: {
      title: needed(),
      amazon_url: webLink(),
      itunes_url: webLink(),
      spotify_url: webLink(),
      deezer_url: webLink(),
      tune_in_url: webLink(),
      iheart_url: webLink(),
      samsung_cast_url: webLink(),
    },
    toEntity: (doc, context) => channelEntity(doc, [], context, CUTS.cover),
  }),
};
