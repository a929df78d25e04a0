import { calendarSwiperBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { CalendarSwiperView } from './calendar-swiper';
import { loadCalendar } from './load';

export const calendarSwiperWidget = defineWidget({
  block: calendarSwiperBlock,
  load: loadCalendar,
  View: CalendarSwiperView,
});
