import { seriesCalendarBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { seriesUrl, text } from './settings.ts';

export const siteSeriesCalendar = defineBlock(seriesCalendarBlock, {
  group: 'Racing',
  description: 'All rounds as a list; past ones are dimmed.',
  settings: {
    heading: text({ label: 'Heading' }),
    series: seriesUrl(),
  },
});
