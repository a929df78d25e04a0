import type { RecordBase } from '../../../lib/contract/endpoints/records.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { episodesOfChannel, firstChannel } from '../data/podcast.ts';
import { groupEntity } from '../groups/group.ts';
import { listDescendants } from '../groups/groups.ts';
import { galleryEntity, photoEntity, slideEntity } from '../mappers/gallery.ts';
import { linkEntity } from '../mappers/link.ts';
import { microblogPostEntity } from '../mappers/news.ts';
import { pageEntity } from '../mappers/page.ts';
import { faqEntity, personEntity, testimonialEntity } from '../mappers/people.ts';
import { channelEntity, episodeEntity } from '../mappers/podcast.ts';
import { videoEntity } from '../mappers/video.ts';
import { contentModel, type ContentModel } from './content-model.ts';
import { readMediaUrl } from './media-url.ts';
import { readPageContents } from './page-blocks.ts';
import { computed } from './wire-fields.ts';

/** The page, news, people and picture models for the generic calls: their fields (spec point 3) and where these are stored. */
export const CONTENT_MODELS = {
  '/cognito/page': contentModel('pages', {
    picture: 'content',
    fields: {
      name: 'name',
      url: 'url',
      updated_at: computed,
      content: 'content',
      pageContents: readPageContents,
      requires_login: 'requires_login',
      seo_title: 'seo_title',
      seo_meta_description: 'seo_meta_description',
    },
    toEntity: pageEntity,
  }),
  '/cognito/group': contentModel('groups', {
    picture: 'image',
    crop: DEFAULT_CROPS.group,
    fields: {
      name: 'name',
      url: 'url',
      slug: 'url',
      model: 'model',
      root: computed,
      lft: computed,
      rgt: computed,
      level: computed,
      image: 'image',
      content: 'content',
      children: computed,
      parent: 'parent',
      sort: 'sort',
    },
    toEntity: async (doc, context, crop) => {
      const below = await listDescendants(context.payload, doc, 1);
      const [group, ...children] = await Promise.all(
        [doc, ...below].map((each) => groupEntity(each, context, crop)),
      );
      return { ...group, children };
    },
  }),
  '/cognito/link': contentModel('links', {
    picture: 'image',
    crop: DEFAULT_CROPS.icon,
    fields: { name: 'name', link: 'link', icon: 'icon', image: 'image', parent: 'parent', sort: 'sort' },
    toEntity: linkEntity,
  }),
  '/cognito/gallery': contentModel('galleries', {
    picture: 'image',
    crop: DEFAULT_CROPS.galleryTile,
    fields: {
      name: 'name',
      url: 'url',
      heading: 'heading',
      sub_heading: 'sub_heading',
      image: 'image',
      slides: 'slides',
      groups: 'groups',
      sort: 'sort',
    },
    toEntity: (doc, context, crop) => galleryEntity(doc, context, crop, true),
  }),
  '/cognito/photo': contentModel('photos', {
    picture: 'image',
    fields: { name: 'name', description: 'description', image: 'image' },
    toEntity: photoEntity,
  }),
  '/cognito/slide': contentModel('slides', {
    picture: 'image',
    crop: DEFAULT_CROPS.slide,
    fields: {
      heading: 'heading',
      image: 'image',
      sub_heading: 'sub_heading',
      content: 'content',
      overlay_color: 'overlay_color',
      text_color: 'text_color',
      image_opacity: 'image_opacity',
      image_saturation: 'image_saturation',
      link: 'link',
      link_button_text: 'link_button_text',
      link_target: 'link_target',
    },
    toEntity: slideEntity,
  }),
  '/cognito/testimonial': contentModel('testimonials', {
    picture: 'image',
    crop: DEFAULT_CROPS.testimonial,
    fields: {
      content: 'content',
      name: 'name',
      title: 'title',
      image: 'image',
      rating: 'rating',
      groups: 'groups',
      sort: 'sort',
    },
    toEntity: testimonialEntity,
  }),
  '/cognito/person': contentModel('persons', {
    picture: 'photo',
    crop: DEFAULT_CROPS.person,
    fields: {
      first_name: 'first_name',
      last_name: 'last_name',
      title: 'title',
      email: 'email',
      phone: 'phone',
      description_rendered: 'description',
      description: 'description',
      photo: 'photo',
      groups: 'groups',
      sort: 'sort',
    },
    toEntity: personEntity,
  }),
  '/cognito/faq': contentModel('faqs', {
    picture: 'content',
    fields: {
      name: 'name',
      content: 'content',
      content_rendered: 'content',
      groups: 'groups',
      sort: 'sort',
    },
    toEntity: faqEntity,
  }),
  '/cognito/video': contentModel('videos', {
    picture: 'slate',
    crop: DEFAULT_CROPS.slate,
    fields: {
      platform: 'platform',
      name: 'name',
      slug: 'slug',
      length: 'length',
      slate: 'slate',
      slate_image: 'slate',
      file: 'file',
      youtube_id: 'youtube_id',
    },
    toEntity: videoEntity,
  }),
  '/microblog/post': contentModel('microblog-posts', {
    picture: 'image',
    dateField: 'published_at',
    crop: DEFAULT_CROPS.post,
    fields: {
      published_at: 'published_at',
      content: 'content',
      link: 'link',
      link_text: 'link_text',
      image: 'image',
      video: 'video',
      showVideo: computed,
      tags: 'tags',
      round: 'round',
      is_pinned: 'is_pinned',
      pinned_until: 'pinned_until',
      session: 'session',
      championship: 'championship',
    },
    toEntity: microblogPostEntity,
  }),
  '/podcast/episode': contentModel('podcast-episodes', {
    picture: 'cover_art',
    dateField: 'display_start_time',
    sort: ['-display_start_time', '-id'],
    crop: DEFAULT_CROPS.cover,
    fields: {
      season: 'season',
      episode: 'episode',
      name: 'name',
      url: 'url',
      description: 'description',
      cover_art: 'cover_art',
      media_url: readMediaUrl,
      media_size: computed,
      length: 'length',
      display_start_time: 'display_start_time',
      channel: 'channel',
    },
    defaults: async (payload) => ({ channel: (await firstChannel(payload))?.id ?? null }),
    toEntity: async (doc, context, crop) => {
      const channel = await findOne(context.payload, 'podcast-channels', {
        id: { equals: refId(doc.channel) },
      });
      return episodeEntity(doc, channel, context, crop);
    },
  }),
  '/podcast/channel': contentModel('podcast-channels', {
    picture: 'cover_art',
    crop: DEFAULT_CROPS.cover,
    fields: {
      cover_art: 'cover_art',
      title: 'title',
      description: 'description',
      amazon_url: 'amazon_url',
      itunes_url: 'itunes_url',
      spotify_url: 'spotify_url',
      deezer_url: 'deezer_url',
      tune_in_url: 'tune_in_url',
      iheart_url: 'iheart_url',
      samsung_cast_url: 'samsung_cast_url',
      rss_url: 'rss_url',
      episodes: computed,
    },
    toEntity: async (doc, context, crop) =>
      channelEntity(doc, await episodesOfChannel(context, doc.id), context, crop),
  }),
} as const satisfies { readonly [B in RecordBase]?: ContentModel };
