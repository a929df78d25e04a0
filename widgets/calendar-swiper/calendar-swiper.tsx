import type { RoundEntry } from '@/components/racing/round-entries';
import { Carousel } from '@/components/ui/carousel';
import { CALENDAR_SLIDES } from '@/components/ui/carousel-settings';
import { Heading } from '@/components/ui/heading';
import { calendarSwiperBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { CalendarCard } from './calendar-card';
import { startSlide } from './start-slide';
import { loadCalendar } from './load';

/** The rounds in a row that starts at the next one. Nothing without rounds. */
export function CalendarSwiperView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof calendarSwiperBlock, readonly RoundEntry[]>) {
  if (data.length === 0) return null;
  const { t, isFirst } = context;
  const heading = settings.heading || t('round.calendar');
  return (
    <Carousel
      label={heading}
      t={t}
      slidesPerView={CALENDAR_SLIDES}
      initialSlide={startSlide(data)}
      header={
        <Heading
          level={isFirst ? 1 : 2}
          size="title-lg"
          className="mb-6 md:mb-8"
          isContent={settings.heading !== ''}
        >
          {heading}
        </Heading>
      }
    >
      {data.map((entry) => (
        <CalendarCard key={entry.round.url} entry={entry} level={isFirst ? 2 : 3} t={t} />
      ))}
    </Carousel>
  );
}

export const calendarSwiperWidget = defineWidget({
  block: calendarSwiperBlock,
  load: loadCalendar,
  View: CalendarSwiperView,
});
