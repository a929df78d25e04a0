import { CalendarFeedLink } from '@/components/racing/calendar-feed-link';
import { RoundList } from '@/components/racing/round-list';
import { Heading } from '@/components/ui/heading';
import { SectionHeader } from '@/components/ui/section-header';
import { seriesCalendarBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { calendarCard, loadSeriesCalendar, type SeriesRounds } from './load';

/** The rounds of one series, or grouped by series. */
export function SeriesCalendarView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof seriesCalendarBlock, readonly SeriesRounds[]>) {
  const { t, isFirst } = context;
  const [only, ...others] = data;
  const single = others.length === 0 ? only : undefined;
  const level = isFirst ? 1 : 2;
  return (
    <div>
      <SectionHeader
        heading={settings.heading || single?.name || t('round.calendar')}
        isContent={Boolean(settings.heading || single?.name)}
        level={level}
        aside={<CalendarFeedLink t={t} />}
      />
      {data.length === 0 ? <p className="text-muted">{t('round.none')}</p> : null}
      {single ? <RoundList entries={single.entries} level={isFirst ? 2 : 3} t={t} /> : null}
      {single
        ? null
        : data.map(({ name, url, entries }) => (
            <section key={url} className="mt-10 first-of-type:mt-0">
              <Heading level={isFirst ? 2 : 3} size="title" className="mb-4" isContent>
                {name}
              </Heading>
              <RoundList entries={entries} level={isFirst ? 3 : 4} t={t} />
            </section>
          ))}
    </div>
  );
}

export const seriesCalendarWidget = defineWidget({
  block: seriesCalendarBlock,
  load: loadSeriesCalendar,
  View: SeriesCalendarView,
  facts: (data) => ({ share: calendarCard(data) }),
});
