import type { RecordBase } from '../../../lib/contract/endpoints/records.ts';

/*
 * The models of the generic record calls in the words of the specification: every field of its point 3, with a value for it. Written by
 * hand, so that a field that the contract forgot is missed here.
 */

/** What records refer to. */
export type Known = {
  /** Addresses of two pictures of the library, as answers have them. */
  readonly picture: string;
  readonly otherPicture: string;
  /** The address of an audio file, and the file of a video. */
  readonly audio: string;
  readonly film: { readonly id: number };
  /** A video, as posts and blocks show one. */
  readonly video: { readonly id: number; readonly file: string };
  readonly slides: readonly number[];
  readonly productGroup: string;
  readonly articleGroup: string;
  /** A round, and a session of it with a result. */
  readonly round: { readonly name: string; readonly url: string };
  readonly session: number;
};

type Values = Readonly<Record<string, unknown>>;

/** A model without customers' own ones, which are records of their owners. */
export type ContentBase = Exclude<RecordBase, '/cognito/user' | '/sell/address'>;

export type Model = {
  /** A value for every field that a caller decides on. */
  readonly record: (known: Known, name: string) => Values;
  /** The fields of point 3 that follow from others, or from what the server knows. */
  readonly computed: readonly string[];
  /** The field by whose value `base/{url}` finds it. */
  readonly url?: 'url' | 'slug';
  /** Where the picture of `addPhoto` is. */
  readonly picture: string;
  /** Fields of HTML. */
  readonly html: readonly string[];
  /** It is shown once it is enabled, not as soon as it is made. */
  readonly isDraft?: true;
  /** What a record can't be made without, in place of `name`. */
  readonly needs?: readonly string[];
};

const block = ({ picture, film, video }: Known): Values => ({
  sort_order: 0,
  name: 'Opening',
  template: 'core/hero_quote',
  variables: JSON.stringify({
    heading: 'Summer racing',
    html: '<p>Seven <strong>rounds</strong>.</p>',
    button_link: '/rounds',
    image_opacity: 30,
    parallax: true,
    text_align: 'center',
    background_image: { url: picture },
    background_video: { file: video.file },
  }),
  hidden: true,
  start_time: '2027-01-01T00:00:00.000Z',
  end_time: '2027-03-01T00:00:00.000Z',
  text_colour: 'wht',
  background_colour: 'bnd',
  padding_top: 4,
  padding_bottom: 8,
  padding_left: 0,
  padding_right: 1,
  margin_top: 2,
  margin_bottom: 3,
  margin_left: 5,
  margin_right: 6,
  full_width: true,
  background_image: { url: picture },
  background_image_fixed: true,
  background_image_opacity: 30,
  background_image_saturation: 50,
  background_video: film,
  background_video_id: String(video.id),
  aos_type: 'fade-up',
  aos_easing: 'ease-in',
  aos_offset: 10,
  aos_duration: 400,
  aos_delay: 50,
  anchor_name: 'opening',
  editing: false,
  deleted: false,
});

const list = ({ articleGroup }: Known): Values => ({
  sort_order: 1,
  name: 'News',
  template: 'site/article_list',
  variables: JSON.stringify({ group: articleGroup, page_size: 6 }),
});

const links = Object.fromEntries(
  ['amazon', 'itunes', 'spotify', 'deezer', 'tune_in', 'iheart', 'samsung_cast', 'rss'].map((name) => [
    `${name}_url`,
    `https://${name.replace('_', '-')}.example.org/show`,
  ]),
);

export const MODELS: Readonly<Record<ContentBase, Model>> = {
  '/cognito/page': {
    record: (known, name) => ({
      name,
      url: name,
      content: '<p>Read this.</p>',
      pageContents: [block(known), list(known)],
    }),
    computed: ['updated_at'],
    url: 'url',
    picture: 'content',
    html: ['content'],
    isDraft: true,
  },
  '/cognito/group': {
    record: ({ picture }, name) => ({
      name,
      url: name,
      slug: name,
      model: 'Snippet',
      image: { url: picture },
      content: '<p>A group.</p>',
    }),
    computed: ['root', 'lft', 'rgt', 'level', 'children'],
    url: 'url',
    picture: 'image',
    html: ['content'],
    needs: ['name', 'model'],
  },
  '/cognito/link': {
    record: (_, name) => ({ name, link: `https://example.org/${name}`, icon: 'ticket' }),
    computed: [],
    picture: 'image',
    html: [],
  },
  '/cognito/gallery': {
    record: ({ slides }, name) => ({
      name,
      url: name,
      heading: 'Saturday',
      sub_heading: 'Practice',
      slides: slides.map((id) => ({ id })),
    }),
    computed: [],
    url: 'url',
    picture: 'image',
    html: [],
  },
  '/cognito/photo': {
    record: ({ picture }, name) => ({ name, description: 'On the grid', image: { url: picture } }),
    computed: [],
    picture: 'image',
    html: [],
    needs: ['name', 'image'],
  },
  '/cognito/slide': {
    record: ({ picture }, name) => ({
      heading: name,
      image: { url: picture },
      sub_heading: 'Lap one',
      content: '<p>Side by side.</p>',
      overlay_color: 'brand',
      text_color: 'white',
      image_opacity: 70,
      image_saturation: 50,
      link: '/results',
      link_button_text: 'All results',
      link_target: '_blank',
    }),
    computed: [],
    picture: 'image',
    html: ['content'],
    needs: ['heading', 'image'],
  },
  '/cognito/testimonial': {
    record: ({ picture }, name) => ({
      content: '<p>What a day.</p>',
      name,
      title: 'Spectator',
      image: { url: picture },
      rating: 4,
    }),
    computed: [],
    picture: 'image',
    html: ['content'],
  },
  '/cognito/person': {
    record: ({ picture }, name) => ({
      first_name: 'Ana',
      last_name: name,
      title: 'Clerk of the course',
      email: 'ana@example.org',
      phone: '021 555 014',
      description_rendered: '<p>In charge.</p>',
      photo: { url: picture },
    }),
    computed: [],
    picture: 'photo',
    html: ['description_rendered', 'description'],
    needs: ['last_name'],
  },
  '/cognito/faq': {
    record: (_, name) => ({ name, content_rendered: '<p>Yes.</p>', content: 'Yes.' }),
    computed: [],
    picture: 'content_rendered',
    html: ['content_rendered', 'content'],
  },
  '/cognito/form': {
    record: (_, name) => ({
      name,
      url: name,
      use_captcha: true,
      must_be_logged_on: true,
      cost: 25,
      data: [
        {
          name: 'car',
          type: 'text',
          label: 'Car',
          placeholder: 'Make and model',
          required: true,
          value: 'GT86',
        },
        { name: 'seats', type: 'number', label: 'Seats', min: 1, max: 4 },
        {
          name: 'day',
          type: 'select',
          label: 'Day',
          values: [
            { label: 'Saturday', value: 'sat' },
            { label: 'Sunday', value: 'sun' },
          ],
        },
        { name: 'end', type: 'header', subtype: 'h3', label: 'That’s all' },
      ],
      questions: [
        { name: 'rules', field_type: 'content', content: '<p>Read the rules.</p>' },
        { name: 'email', field_type: 'email', label: 'Email', required: true, value: 'a@example.org' },
      ],
    }),
    computed: [],
    url: 'url',
    picture: 'image',
    html: [],
  },
  '/cognito/video': {
    record: ({ picture, film }, name) => ({
      platform: 'file',
      name,
      slug: name,
      length: 95,
      slate: { url: picture },
      slate_image: { url: picture },
      file: film,
      youtube_id: 'aB3_dE-gH1k',
    }),
    computed: [],
    url: 'slug',
    picture: 'slate',
    html: [],
  },
  '/sell/product': {
    record: ({ picture, otherPicture, video, productGroup }, name) => ({
      name,
      title: 'A shirt of the series',
      meta_description: 'Cotton, in three sizes.',
      slug: name,
      blurb: 'Cotton.',
      brand: 'Own',
      badge: 'Limited',
      content: '<p>Made here.</p>',
      price: 49.5,
      images: [{ url: picture }, { url: otherPicture }],
      image: { url: picture },
      is_new: true,
      is_on_special: true,
      groups: [{ url: productGroup }],
      primary_group: { url: productGroup },
      video: { id: video.id },
      size_chart_image: { url: otherPicture },
      skus: [{ code: `${name}-m`, name: 'M', price: 49.5, in_stock: true }],
      addons: [{ name: 'Printing', price: 15 }],
    }),
    computed: ['in_stock', 'groupaddons'],
    url: 'slug',
    picture: 'images',
    html: ['content'],
    isDraft: true,
  },
  '/microblog/post': {
    record: ({ picture, video, round, session }, name) => ({
      published_at: '2027-01-20T02:00:00.000Z',
      content: `<p>Post ${name}.</p>`,
      link: 'https://example.org/',
      link_text: 'More',
      image: { url: picture },
      video: { file: video.file },
      tags: ['paddock', 'setup'],
      round,
      is_pinned: true,
      pinned_until: '2027-02-20T02:00:00.000Z',
      session,
    }),
    computed: ['showVideo'],
    picture: 'image',
    html: ['content'],
    isDraft: true,
    needs: ['published_at'],
  },
  '/podcast/episode': {
    record: ({ picture, audio }, name) => ({
      season: 2,
      episode: 7,
      name,
      url: name,
      description: '<p>Two guests.</p>',
      cover_art: { url: picture },
      media_url: audio,
      length: 1830,
      display_start_time: '2027-01-21T02:00:00.000Z',
    }),
    computed: [],
    url: 'url',
    picture: 'cover_art',
    html: ['description'],
    isDraft: true,
    needs: ['name', 'display_start_time'],
  },
  '/podcast/channel': {
    record: ({ picture }, name) => ({
      cover_art: { url: picture },
      title: name,
      description: '<p>From the paddock.</p>',
      ...links,
    }),
    computed: ['episodes'],
    picture: 'cover_art',
    html: ['description'],
    needs: ['title'],
  },
};
