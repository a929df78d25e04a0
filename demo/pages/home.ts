import { callToActionBlock, heroQuoteBlock } from '../../lib/contract/blocks/core.ts';
import {
  calendarSwiperBlock,
  categorySwiperBlock,
  nextRoundBannerBlock,
  recentArticleHeroBlock,
} from '../../lib/contract/blocks/site.ts';
import { galleryPicture, heroPicture } from '../pictures.ts';
import { block, spaced, type DemoPage } from '../records/pages.ts';

/** The start page. Its hero is shown between rounds, and replaced during them (docs/decisions/0138). */
export const homePage: DemoPage = {
  url: 'home',
  name: 'Home',
  seo_title: 'New Zealand summer motor racing',
  content: '',
  seo_meta_description:
    'Twenty-five categories, seven circuits, one summer: rounds, tickets, results and news of the Southern Cross Summer Series.',
  blocks: [
    block(
      heroQuoteBlock,
      {
        heading: 'Summer is loud',
        subheading: 'Twenty-five categories, seven circuits, two islands',
        html: '<p>From karts to five-tonne trucks, on the banks and grandstands of New Zealand’s best circuits.</p>',
        button_text: 'See the calendar',
        button_link: '/rounds',
        button_colour: 'brand',
        overlay_colour: 'black',
        text_justify: 'end',
        text_align: 'left',
        text_colour: 'white',
        image_opacity: 90,
        background_image: heroPicture(1),
        parallax: true,
      },
      { name: 'Hero', full_width: true },
    ),
    // Without a heading of its own, it has 'Next round' in the reader's language.
    block(nextRoundBannerBlock, { show_countdown: true }, { name: 'Next round', full_width: true }),
    block(
      recentArticleHeroBlock,
      { heading: 'Latest from the paddock', count: 5 },
      spaced(12, { name: 'News' }),
    ),
    block(
      categorySwiperBlock,
      { heading: '25 ways to go racing', only_in_series: true },
      spaced(12, { name: 'Categories', background_colour: 'blk', text_colour: 'wht', full_width: true }),
    ),
    block(calendarSwiperBlock, { heading: 'The season' }, spaced(12, { name: 'Calendar' })),
    block(
      callToActionBlock,
      {
        heading: 'Give somebody a day at the track',
        subheading: 'Gift vouchers from $25',
        html: '<p>For tickets, passenger laps and everything in the shop. Valid for three years, sent in a minute.</p>',
        left_image: galleryPicture('fans', 1),
        right_image: galleryPicture('podium', 1),
        button_text: 'Choose a voucher',
        button_link: '/gift-vouchers',
        button_colour: 'white',
      },
      spaced(12, { name: 'Vouchers', background_colour: 'bnd', text_colour: 'wht', full_width: true }),
    ),
  ],
};
