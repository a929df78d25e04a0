import { seriesCalendarBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { loadSeriesCalendar } from './load';
import { SeriesCalendarView } from './series-calendar';

export const seriesCalendarWidget = defineWidget({
  block: seriesCalendarBlock,
  load: loadSeriesCalendar,
  View: SeriesCalendarView,
});
