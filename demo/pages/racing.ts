import {
  buttonLinkBlock,
  callToActionBlock,
  heroQuoteBlock,
  heroTestimonialBlock,
  htmlBlock,
  imageWithContentBlock,
  linkChildrenBlock,
} from '../../lib/contract/blocks/core.ts';
import {
  allResultsBlock,
  categoryListBlock,
  categoryViewBlock,
  competitorListBlock,
  driverListBlock,
  headingsBlock,
  headingWithContentBlock,
  nextRoundBannerBlock,
  resultsListBlock,
  roundDetailsBlock,
  seriesCalendarBlock,
  sessionResultsBlock,
  siteButtonLinkBlock,
  snippetGridBlock,
} from '../../lib/contract/blocks/site.ts';
import { galleryPicture } from '../pictures.ts';
import { CHAMPIONSHIP, HERITAGE } from '../calendar.ts';
import { block, refersTo, spaced, type DemoPage } from '../records/pages.ts';

/** Pages about rounds, categories, drivers and results. */
export const RACING_PAGES: readonly DemoPage[] = [
  {
    url: 'rounds',
    name: 'Calendar',
    content: '',
    seo_title: 'Calendar and tickets',
    seo_meta_description:
      'Eleven weekends at seven circuits: dates, venues and tickets of the Southern Cross Championship and the Heritage Cup.',
    blocks: [
      block(
        heroQuoteBlock,
        {
          heading: 'Eleven weekends',
          subheading: 'From the Waikato to the end of the road',
          overlay_colour: 'black',
          image_opacity: 90,
          background_image: galleryPicture('race-start', 1),
          text_justify: 'end',
          text_align: 'left',
        },
        { full_width: true, name: 'Hero' },
      ),
      block(nextRoundBannerBlock, {}, { full_width: true }),
      block(
        seriesCalendarBlock,
        { heading: 'Southern Cross Championship', series: CHAMPIONSHIP },
        spaced(10, { anchor_name: 'championship' }),
      ),
      block(
        seriesCalendarBlock,
        { heading: 'Heritage Cup', series: HERITAGE },
        { padding_bottom: 10, anchor_name: 'heritage' },
      ),
      block(
        snippetGridBlock,
        { heading: 'Good to know', group: 'good-to-know', grid_width: 3 },
        spaced(10, { background_colour: 'sec' }),
      ),
      block(
        heroTestimonialBlock,
        {
          heading: 'From the bank',
          subheading: 'What visitors say',
          testimonials_group: 'spectator-voices',
        },
        spaced(10, { name: 'Testimonials' }),
      ),
      block(
        linkChildrenBlock,
        { heading: 'Plan your visit', parent: refersTo('links', 'plan-your-visit') },
        spaced(8),
      ),
    ],
  },
  {
    url: 'round',
    name: 'Round',
    content: '',
    seo_title: 'Round',
    seo_meta_description: 'Timetable, tickets, circuit and results of a round.',
    blocks: [block(roundDetailsBlock, { show_results: true }, { name: 'Round' })],
  },
  {
    url: 'categories',
    name: 'Categories',
    content: '',
    seo_title: 'Racing categories',
    seo_meta_description:
      'All twenty-five racing categories, from the Junior Kart Academy to GT, F5000 and Super Trucks.',
    blocks: [
      block(
        headingWithContentBlock,
        {
          heading: 'Categories',
          subheading: 'From karts to five-tonne trucks',
          html: '<p>Twenty-five grids race under the Southern Cross this summer. Each has its own rules, its own standings and its own way of making noise.</p>',
        },
        spaced(8),
      ),
      block(categoryListBlock, {}, { padding_bottom: 12 }),
    ],
  },
  {
    url: 'category',
    name: 'Category',
    content: '',
    seo_title: 'Category',
    seo_meta_description: 'Cars, rounds, drivers and rules for a racing category.',
    blocks: [
      block(categoryViewBlock, { show_drivers: true }),
      block(
        siteButtonLinkBlock,
        { button_text: 'All categories', button_url: '/categories', centered: true },
        spaced(8),
      ),
    ],
  },
  {
    url: 'drivers',
    name: 'Drivers',
    content: '',
    seo_title: 'Drivers',
    seo_meta_description:
      'One hundred and twenty drivers of the Southern Cross Championship and the Heritage Cup.',
    blocks: [block(driverListBlock, { heading: 'Drivers', show_filter: true }, spaced(8))],
  },
  {
    url: 'results',
    name: 'Results',
    content: '',
    seo_title: 'Results',
    seo_meta_description: 'Practice, qualifying and races, day by day, as signed by the stewards.',
    blocks: [
      block(resultsListBlock, { heading: 'Results' }, { padding_top: 8 }),
      block(
        siteButtonLinkBlock,
        { button_text: 'All results of the season', button_url: '/all-results', centered: true },
        { padding_top: 8 },
      ),
      block(
        siteButtonLinkBlock,
        {
          button_text: 'The latest timing sheet',
          button_url: '/session',
          button_colour: 'secondary',
          centered: true,
        },
        { padding_bottom: 8 },
      ),
    ],
  },
  {
    url: 'all-results',
    name: 'All results',
    content: '',
    seo_title: 'All results of the season',
    seo_meta_description: 'The winners of every round in both series.',
    blocks: [
      block(
        headingsBlock,
        { heading: 'All results', subheading: 'The winners of the season so far' },
        { padding_top: 8 },
      ),
      block(allResultsBlock, { heading: 'Southern Cross Championship', series: CHAMPIONSHIP }),
      block(allResultsBlock, { heading: 'Heritage Cup', series: HERITAGE }, { padding_bottom: 12 }),
    ],
  },
  {
    url: 'session',
    name: 'Session',
    content: '',
    seo_title: 'Session',
    seo_meta_description: 'Times and positions from a session.',
    blocks: [
      block(sessionResultsBlock, { show_class_filter: true }),
      block(
        siteButtonLinkBlock,
        { button_text: 'All results', button_url: '/all-results', button_colour: 'secondary' },
        spaced(8),
      ),
    ],
  },
  {
    url: 'wheretowatch',
    name: 'Where to watch',
    content: '',
    seo_title: 'Where to watch',
    seo_meta_description:
      'Free live stream with nine cameras, radio at the track and commentary in two languages.',
    blocks: [
      block(
        heroQuoteBlock,
        {
          heading: 'Every session, live and free',
          subheading: 'Nine cameras and a drone',
          overlay_colour: 'black',
          image_opacity: 100,
          background_image: galleryPicture('night', 1),
          text_justify: 'start',
          text_align: 'left',
        },
        { full_width: true },
      ),
      block(
        imageWithContentBlock,
        {
          image: galleryPicture('timing-screen', 1),
          image_align: 'right',
          heading: 'At home',
          html: '<p>The stream opens at eight each morning of a round. Live timing with three sectors runs beside it and works on a phone in sunlight.</p><p>On Sundays a second stream has commentary in te reo Māori.</p>',
          button_text: 'Follow us',
          button_link: 'https://youtube.example/southerncrossseries',
        },
        spaced(8),
      ),
      block(
        imageWithContentBlock,
        {
          image: galleryPicture('fans', 1),
          image_align: 'left',
          heading: 'At the track',
          html: '<p>Kea Radio carries the commentary on 88.3 within two kilometres of every gate. There are big screens at the main stand and by the campground.</p>',
          button_text: 'Tickets',
          button_link: '/rounds',
        },
        spaced(8),
      ),
      block(
        snippetGridBlock,
        { heading: 'On the stream', group: 'upcoming-live-times', grid_width: 3 },
        spaced(8, { aos_type: 'fade-up', aos_duration: 500 }),
      ),
      block(
        buttonLinkBlock,
        { button_text: 'Listen to the podcast', button_url: '/podcast', button_colour: 'black' },
        spaced(8),
      ),
    ],
  },
  {
    url: 'competitor-information',
    name: 'Competitor information',
    content: '',
    seo_title: 'Competitor information',
    seo_meta_description: 'Regulations, timetables, garages, fuel and tyres for each round.',
    blocks: [
      block(
        headingWithContentBlock,
        {
          heading: 'Competitor information',
          subheading: 'Regulations, timetables and everything in between',
          html: '<p>Open a round for its documents. Bulletins appear here first; what is pinned to the board in the paddock is a copy.</p>',
        },
        spaced(8),
      ),
      block(competitorListBlock, { heading: 'Southern Cross Championship', series: CHAMPIONSHIP }),
      block(competitorListBlock, { heading: 'Heritage Cup', series: HERITAGE }, { padding_top: 8 }),
      block(
        linkChildrenBlock,
        { heading: 'More for competitors', parent: refersTo('links', 'for-competitors') },
        spaced(8),
      ),
      block(
        callToActionBlock,
        {
          heading: 'First time?',
          subheading: 'We will walk you through it',
          html: '<p>Licence, garage, tyres: competitor relations answers every question, twice if need be.</p>',
          button_text: 'Ask competitor relations',
          button_link: '/competitor-enquiry',
          button_colour: 'black',
        },
        spaced(10, { background_colour: 'wrn', full_width: true }),
      ),
      block(
        htmlBlock,
        {
          html: '<p><small>Documents are in English. If anything is unclear, the stewards decide.</small></p>',
        },
        { padding_bottom: 8 },
      ),
    ],
  },
];
