import {
  callToActionBlock,
  galleryBlock,
  galleryGroupBlock,
  heroQuoteBlock,
  videoBlock,
} from '../../lib/contract/blocks/core.ts';
import {
  articleListBlock,
  articleViewBlock,
  headingsBlock,
  microblogFeedBlock,
  podcastChannelBlock,
  podcastEpisodeBlock,
  sponsorListBlock,
} from '../../lib/contract/blocks/site.ts';
import { galleryPicture } from '../pictures.ts';
import { block, refersTo, spaced, type DemoPage } from '../records/pages.ts';

/** Pages of articles, podcasts and galleries. */
export const READING_PAGES: readonly DemoPage[] = [
  {
    url: 'news',
    name: 'News',
    content: '',
    seo_title: 'News',
    seo_meta_description: 'Race reports, previews, drivers and stories from the paddock.',
    blocks: [
      block(
        headingsBlock,
        { heading: 'News', subheading: 'From the paddock, before the tyres are cold' },
        { padding_top: 8 },
      ),
      block(articleListBlock, { show_groups: true }, { padding_bottom: 12 }),
    ],
  },
  {
    url: 'article',
    name: 'Article',
    content: '',
    seo_title: 'Article',
    seo_meta_description: 'An article from the newsroom.',
    blocks: [
      block(articleViewBlock, { show_related: true }),
      block(sponsorListBlock, { group: 'naming-rights-sponsor' }, spaced(8)),
    ],
  },
  {
    url: 'feed',
    name: 'Feed',
    content: '',
    seo_title: 'Short posts',
    seo_meta_description: 'Short posts from the pit wall, the paddock and the campground.',
    blocks: [
      block(
        headingsBlock,
        { heading: 'From the pit wall', subheading: 'Short posts, some of them moving' },
        { padding_top: 8 },
      ),
      block(microblogFeedBlock, {}, { padding_bottom: 12 }),
    ],
  },
  {
    url: 'podcast',
    name: 'Podcast',
    content: '',
    seo_title: 'Box This Lap, the podcast',
    seo_meta_description:
      'Stories from the paddock: drivers, engineers, marshals, cooks. A new episode each week of the season.',
    blocks: [block(podcastChannelBlock, { heading: 'Box This Lap' }, { padding_top: 8, padding_bottom: 12 })],
  },
  {
    url: 'listen',
    name: 'Episode',
    content: '',
    seo_title: 'Episode',
    seo_meta_description: 'An episode of Box This Lap.',
    blocks: [block(podcastEpisodeBlock, { show_more_episodes: true }, spaced(8))],
  },
  {
    url: 'gallery',
    name: 'Galleries',
    content: '',
    seo_title: 'Galleries',
    seo_meta_description: 'The season in pictures, round by round.',
    blocks: [
      block(
        heroQuoteBlock,
        {
          heading: 'Galleries',
          subheading: 'The season in pictures',
          overlay_colour: 'black',
          image_opacity: 90,
          background_image: galleryPicture('landscape', 1),
          text_justify: 'start',
          text_align: 'left',
        },
        { full_width: true },
      ),
      block(galleryGroupBlock, { heading: 'This season', group: 'season-galleries' }, spaced(8)),
      block(galleryGroupBlock, { heading: 'Heritage', group: 'heritage-galleries' }, { padding_bottom: 8 }),
      block(
        galleryBlock,
        {
          heading: 'Behind the fence',
          subheading: 'Where spectators can’t go',
          gallery: refersTo('galleries', 'behind-the-fence'),
          type: 'shadowgrid',
          grid_width: 4,
          limit_slides: 8,
          aspect: '1x1',
        },
        spaced(8, { background_colour: 'blk', text_colour: 'wht', full_width: true }),
      ),
      block(
        videoBlock,
        {
          heading: 'On board',
          video: refersTo('videos', 'onboard-the-loop'),
          caption: 'Seven seconds of Teretonga’s loop. It feels longer.',
        },
        spaced(8),
      ),
    ],
  },
  {
    url: 'season-in-pictures',
    name: 'The season in 100 pictures',
    content: '',
    seo_title: 'The season in 100 pictures',
    seo_meta_description: 'One hundred pictures, from the first test to the last flag so far.',
    blocks: [
      block(
        headingsBlock,
        {
          heading: 'The season in 100 pictures',
          subheading: 'From the first test to the last flag so far',
          centered: true,
        },
        spaced(8),
      ),
      block(
        galleryBlock,
        {
          gallery: refersTo('galleries', 'season-in-100-pictures'),
          type: 'centeredgrid',
          grid_width: 5,
          show_heading: false,
          aspect: '4x3',
          lightbox_aspect: 'original',
        },
        { padding_bottom: 10 },
      ),
      block(
        callToActionBlock,
        {
          heading: 'Want to be in it?',
          subheading: 'The next hundred start soon',
          button_text: 'Calendar',
          button_link: '/rounds',
        },
        spaced(10, { background_colour: 'bnd', text_colour: 'wht', full_width: true }),
      ),
    ],
  },
];
