import {
  buttonLinkBlock,
  faqBlock,
  headingBlock,
  htmlBlock,
  imageBlock,
} from '../../lib/contract/blocks/core.ts';
import {
  articleListBlock,
  driverListBlock,
  seriesCalendarBlock,
  sponsorListBlock,
} from '../../lib/contract/blocks/site.ts';
import { galleryPicture } from '../pictures.ts';
import { CHAMPIONSHIP, HERITAGE } from '../calendar.ts';
import { p } from '../html.ts';
import { rowWidget, type DemoRowPage } from '../records/pages.ts';

/** Pages in the older model, made of rows with columns and tabs. */
export const ROW_PAGES: readonly DemoRowPage[] = [
  {
    slug: 'spectator-guide',
    name: 'Spectator guide',
    title: 'Spectator guide',
    meta_description: 'Where to stand, what to bring and what the flags mean.',
    content: '',
    rows: [
      {
        type: 'columns',
        blocks: [
          {
            title: '',
            width: 12,
            offset: 0,
            widgets: [rowWidget(headingBlock, { heading: 'Spectator guide', heading_type: 'h1' })],
          },
        ],
      },
      {
        type: 'columns',
        blocks: [
          {
            title: 'What to bring',
            width: 5,
            offset: 0,
            widgets: [
              rowWidget(htmlBlock, {
                html: '<ul><li>A hat, whatever the forecast</li><li>Ear defenders for everyone under ten, and for you</li><li>A bottle: refill stations are at every gate</li><li>A rug, a chair, a radio tuned to 88.3</li></ul>',
              }),
            ],
          },
          {
            title: '',
            width: 6,
            offset: 1,
            widgets: [
              rowWidget(imageBlock, {
                image: galleryPicture('fans', 1),
                aspect: '4x3',
                initial_width: 900,
                caption: 'A good rug',
              }),
            ],
          },
        ],
      },
      {
        type: 'tabs',
        blocks: [
          {
            title: 'Flags',
            width: 12,
            offset: 0,
            widgets: [
              rowWidget(htmlBlock, {
                html: '<ul><li><strong>Green</strong> the track is clear</li><li><strong>Yellow</strong> danger, no passing</li><li><strong>Blue</strong> somebody quicker is behind you</li><li><strong>White</strong> a slow vehicle ahead</li><li><strong>Red</strong> stop racing</li><li><strong>Chequered</strong> done</li></ul>',
              }),
            ],
          },
          {
            title: 'Questions',
            width: 12,
            offset: 0,
            widgets: [rowWidget(faqBlock, { group: 'spectators' })],
          },
          {
            title: 'Championship rounds',
            width: 12,
            offset: 0,
            widgets: [rowWidget(seriesCalendarBlock, { series: CHAMPIONSHIP })],
          },
          {
            title: 'Heritage rounds',
            width: 12,
            offset: 0,
            widgets: [rowWidget(seriesCalendarBlock, { series: HERITAGE })],
          },
        ],
      },
      {
        type: 'columns',
        blocks: [
          {
            title: '',
            width: 12,
            offset: 0,
            widgets: [rowWidget(buttonLinkBlock, { button_text: 'Tickets', button_url: '/rounds' })],
          },
        ],
      },
    ],
  },
  {
    slug: 'heritage',
    name: 'Heritage Cup',
    title: 'The Heritage Cup',
    meta_description: 'Seven historic grids, three weekends and the loudest warm-up of the summer.',
    content: p('The Heritage Cup is the home of historic racing in the series.'),
    rows: [
      {
        type: 'columns',
        blocks: [
          {
            title: '',
            width: 8,
            offset: 2,
            widgets: [
              rowWidget(headingBlock, { heading: 'The Heritage Cup', heading_type: 'h1', centered: true }),
              rowWidget(htmlBlock, {
                html: '<p>Seven grids, sixty years of machinery, no barriers in the paddock. Ask before you touch; most owners will hand you a rag.</p>',
              }),
            ],
          },
        ],
      },
      {
        type: 'columns',
        blocks: [
          {
            title: 'From the archive',
            width: 8,
            offset: 0,
            widgets: [
              rowWidget(
                articleListBlock,
                { group: 'history', show_groups: false, page_size: 6 },
                {
                  limit: 13,
                  items_per_page: 6,
                  sort: '-display_start_time',
                  first_label: 'Newest',
                  previous_label: 'Newer',
                  next_label: 'Older',
                  last_label: 'Oldest',
                },
              ),
            ],
          },
          {
            title: 'Drivers',
            width: 4,
            offset: 0,
            widgets: [rowWidget(driverListBlock, { group: HERITAGE, show_filter: false }, { limit: 8 })],
          },
        ],
      },
      {
        type: 'columns',
        blocks: [
          {
            title: 'With thanks to',
            width: 12,
            offset: 0,
            widgets: [rowWidget(sponsorListBlock, { group: 'presenting-sponsor' })],
          },
        ],
      },
    ],
  },
];
