import { z } from 'zod';
import { GROUP_MODELS } from '../../cms/fields/group-models.ts';
import type { RecordBase } from '../../../lib/contract/endpoints/records.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { faqEntity, personEntity, testimonialEntity } from '../mappers/people.ts';
import { galleryEntity, photoEntity, slideEntity } from '../mappers/gallery.ts';
import { groupEntity } from '../groups/group.ts';
import { linkEntity } from '../mappers/link.ts';
import { microblogPostEntity } from '../mappers/news.ts';
import { pageEntity } from '../mappers/page.ts';
import { channelEntity, episodeEntity } from '../mappers/podcast.ts';
import { videoEntity } from '../mappers/video.ts';
import {
  contentModel,
  long,
  moment,
  needed,
  order,
  reference,
  text,
  urlName,
  webLink,
  type ContentModel,
} from './content-model.ts';

/** The page, news, people and picture models for the generic calls. */
export const CONTENT_MODELS = {
  '/cognito/page': contentModel('pages', {
    urlField: 'url',
    switchedBy: 'drafts',
    fields: {
      name: needed(),
      url: urlName(),
      seo_title: text(),
      seo_meta_description: long(),
      requires_login: z.boolean(),
    },
    toEntity: pageEntity,
  }),
  '/cognito/group': contentModel('groups', {
    picture: 'image',
    fields: { name: needed(), model: z.enum(GROUP_MODELS), parent: reference(), sort: order() },
    toEntity: (doc, context) => groupEntity(doc, context, DEFAULT_CROPS.group),
  }),
  '/cognito/link': contentModel('links', {
    switchedBy: 'flag',
    fields: { name: needed(), link: webLink(), icon: text(60), parent: reference(), sort: order() },
    toEntity: linkEntity,
  }),
  '/cognito/gallery': contentModel('galleries', {
    urlField: 'url',
    picture: 'image',
    fields: { name: needed(), url: urlName(), heading: text(), sub_heading: text(), sort: order() },
    toEntity: (doc, context) => galleryEntity(doc, context, DEFAULT_CROPS.galleryTile, true),
  }),
  '/cognito/photo': contentModel('photos', {
    picture: 'image',
    fields: { name: needed(), description: long() },
    toEntity: (doc, context) => photoEntity(doc, context, DEFAULT_CROPS.photo),
  }),
  '/cognito/slide': contentModel('slides', {
    picture: 'image',
    fields: { heading: text(), sub_heading: text(), link: webLink(), link_button_text: text() },
    toEntity: (doc, context) => slideEntity(doc, context, DEFAULT_CROPS.slide),
  }),
  '/cognito/testimonial': contentModel('testimonials', {
    picture: 'image',
    fields: {
      name: needed(),
      title: text(),
      rating: z.number().int().min(1).max(5).nullable(),
      sort: order(),
    },
    toEntity: (doc, context) => testimonialEntity(doc, context, DEFAULT_CROPS.testimonial),
  }),
  '/cognito/person': contentModel('persons', {
    picture: 'photo',
    fields: {
      first_name: text(80),
      last_name: text(80),
      title: text(),
      email: z.union([z.literal(''), z.email()]),
      phone: text(40),
      sort: order(),
    },
    toEntity: (doc, context) => personEntity(doc, context, DEFAULT_CROPS.person),
  }),
  '/cognito/faq': contentModel('faqs', { fields: { name: needed(500), sort: order() }, toEntity: faqEntity }),
  '/cognito/video': contentModel('videos', {
    urlField: 'slug',
    picture: 'slate',
    fields: { name: needed(), slug: urlName(), youtube_id: text(20), length: z.number().min(0) },
    toEntity: (doc, context) => videoEntity(doc, context, DEFAULT_CROPS.slate),
  }),
  '/microblog/post': contentModel('microblog-posts', {
    picture: 'image',
    switchedBy: 'drafts',
    dateField: 'published_at',
    fields: { link: webLink(), link_text: text(), published_at: moment() },
    toEntity: (doc, context) => microblogPostEntity(doc, context, DEFAULT_CROPS.post),
  }),
  '/podcast/episode': contentModel('podcast-episodes', {
    urlField: 'url',
    picture: 'cover_art',
    switchedBy: 'drafts',
    dateField: 'display_start_time',
    sort: ['-display_start_time', '-id'],
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
      return episodeEntity(doc, channel, context, DEFAULT_CROPS.cover);
    },
  }),
  '/podcast/channel': contentModel('podcast-channels', {
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
    toEntity: (doc, context) => channelEntity(doc, [], context, DEFAULT_CROPS.cover),
  }),
} as const satisfies { readonly [B in RecordBase]?: ContentModel };
