import {
  allResultsBlock,
  calendarSwiperBlock,
  categoryListBlock,
  categorySwiperBlock,
  categoryViewBlock,
  competitorListBlock,
  driverListBlock,
  nextRoundBannerBlock,
  resultsListBlock,
  roundDetailsBlock,
  seriesCalendarBlock,
  sessionResultsBlock,
} from '../../../lib/contract/blocks/site.ts';
import { defineBlock, flag, group, seriesUrl, text, type BlockGroup, type CmsBlock } from './define-block.ts';
import {
  accent,
  button,
  dark,
  field,
  label,
  light,
  lines,
  picture,
  portrait,
  repeat,
  title,
} from './shapes.ts';

const FAMILY: BlockGroup = 'Racing';

/** Blocks in the picker's “Racing” section. */
export const RACING_BLOCKS: readonly CmsBlock[] = [
  defineBlock(seriesCalendarBlock, {
    group: FAMILY,
    description: 'All rounds as a list. Past rounds are dimmed.',
    picture: repeat(4, (n) => accent(10, 12 + n * 16, 14, 11) + title(30, 14 + n * 16, 60)),
    settings: {
      heading: text({ label: 'Heading' }),
      series: seriesUrl(),
    },
  }),
  defineBlock(calendarSwiperBlock, {
    group: FAMILY,
    description: 'Rounds side by side, to swipe through.',
    picture: repeat(3, (n) => dark(10 + n * 35, 18, 30, 44) + light(14 + n * 35, 24, 20)),
    settings: {
      heading: text({ label: 'Heading' }),
      series: seriesUrl(),
    },
  }),
  defineBlock(nextRoundBannerBlock, {
    group: FAMILY,
    description: 'The next round, with a countdown and ticket link.',
    picture: dark(0, 20, 120, 40) + label(8, 48, '3') + light(32, 34, 44) + button(86, 36),
    settings: {
      heading: text({ label: 'Heading' }),
      show_countdown: flag(),
    },
  }),
  defineBlock(roundDetailsBlock, {
    group: FAMILY,
    description: 'The round at this address. For the round page.',
    picture: picture(0, 0, 120, 34) + title(10, 42, 60) + lines(10, 54, 100, 3),
    settings: {
      show_results: flag(),
    },
  }),
  defineBlock(driverListBlock, {
    group: FAMILY,
    description: 'Drivers, each with a portrait and number.',
    picture:
      field(10, 6, 60) +
      repeat(3, (n) => portrait(14 + n * 34, 20, 26) + label(16 + n * 34, 66, String(n + 7), 14)),
    settings: {
      heading: text({ label: 'Heading' }),
      group: group('Driver'),
      show_filter: flag({ label: 'Show search and filters' }),
    },
  }),
  defineBlock(categorySwiperBlock, {
    group: FAMILY,
    description: 'Racing categories side by side, to swipe through.',
    picture:
      repeat(3, (n) => dark(12 + n * 34, 14, 30, 44) + light(16 + n * 34, 48, 22)) +
      label(2, 44, '‹') +
      label(112, 44, '›'),
    settings: {
      heading: text({ label: 'Heading' }),
      only_in_series: flag({ label: 'Only categories racing in a series' }),
    },
  }),
  defineBlock(categoryViewBlock, {
    group: FAMILY,
    description: 'The category at this address. For the category page.',
    picture:
      picture(0, 0, 120, 34) +
      field(10, 24, 30) +
      title(48, 40, 50) +
      repeat(3, (n) => portrait(10 + n * 24, 52, 20)),
    settings: {
      show_drivers: flag(),
    },
  }),
  defineBlock(categoryListBlock, {
    group: FAMILY,
    description: 'All racing categories.',
    picture: repeat(3, (n) => picture(10 + n * 35, 16, 30, 24) + lines(10 + n * 35, 45, 30, 3)),
    settings: {
      heading: text({ label: 'Heading' }),
      only_in_series: flag({ label: 'Only categories racing in a series' }),
    },
  }),
  defineBlock(resultsListBlock, {
    group: FAMILY,
    description: 'Session results for the round at this address, by day. For the results page.',
    picture: repeat(3, (n) => field(10 + n * 35, 8, 30)) + repeat(4, (n) => lines(10, 28 + n * 12, 100, 1)),
    settings: {
      heading: text({ label: 'Heading' }),
    },
  }),
  defineBlock(allResultsBlock, {
    group: FAMILY,
    description: 'Session results from every round.',
    picture:
      title(10, 10, 40) + repeat(5, (n) => lines(10, 24 + n * 10, 100, 1) + accent(10, 23 + n * 10, 4, 4)),
    settings: {
      heading: text({ label: 'Heading' }),
      series: seriesUrl(),
    },
  }),
  defineBlock(sessionResultsBlock, {
    group: FAMILY,
    description: 'The timing sheet for the session at this address. For the session page.',
    picture:
      dark(10, 8, 100, 10) +
      repeat(
        5,
        (n) =>
          label(10, 28 + n * 10, String(n + 1), 8) +
          lines(22, 23 + n * 10, 60, 1) +
          lines(92, 23 + n * 10, 25, 1),
      ),
    settings: {
      show_class_filter: flag({ label: 'Show class filter' }),
    },
  }),
  defineBlock(competitorListBlock, {
    group: FAMILY,
    description: 'Documents and links for competitors, by round.',
    picture:
      title(10, 12, 50) + repeat(3, (n) => dark(10, 28 + n * 15, 8, 10) + lines(24, 31 + n * 15, 80, 1)),
    settings: {
      heading: text({ label: 'Heading' }),
      series: seriesUrl(),
    },
  }),
];
