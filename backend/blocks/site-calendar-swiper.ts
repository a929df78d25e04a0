import { calendarSwiperBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { seriesUrl, text } from './settings.ts';

export const siteCalendarSwiper = defineBlock(calendarSwiperBlock, {
  group: 'Racing',
  description: 'The rounds side by side, to slide through.',
  settings: {
    heading: text({ label: 'Heading' }),
    series: seriesUrl(),
  },
});
