import { DriverGrid } from '@/components/racing/driver-card';
import { CalendarFeedLink } from '@/components/racing/calendar-feed-link';
import { SessionCalendarLinks } from '@/components/racing/session-calendar-links';
import { RoundList } from '@/components/racing/round-list';
import { StandingsSection } from '@/components/standings/standings-section';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { env } from '@/lib/config/env';
import { CATEGORIES_ADDRESS, categoryAddress, driverAddress, DRIVERS_PAGE } from '@/lib/season/addresses';
import { categoryViewBlock } from '@/lib/contract/blocks/site';
import { DRIVER_PAGE_SIZE } from '@/lib/contract/limits';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { CategoryHero } from './category-hero';
import { loadCategory, type CategoryPage } from './load';

/** A category: description, upcoming races, standings, drivers. */
export function CategoryView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof categoryViewBlock, CategoryPage>) {
  const { category, rounds, standings, hasSessions } = data;
  const { t, language } = context;
  /** The rest are on the pages of the category's own list. */
  const isCut = category.drivers.length >= DRIVER_PAGE_SIZE;
  return (
    <div className="bleed">
      <CategoryHero category={category} priority={context.isFirst} t={t} />
      <div className="container-site page-sections">
        <Breadcrumb
          t={t}
          trail={[
            { name: t('category.title'), address: CATEGORIES_ADDRESS },
            { name: category.name, address: categoryAddress(category.url) },
          ]}
        />
        {category.information_rendered === '' ? null : (
          <Prose html={category.information_rendered} className="text-lg" />
        )}
        {rounds.length === 0 ? null : (
          <section>
            <SectionHeader
              heading={t('category.rounds')}
              aside={
                hasSessions ? (
                  <SessionCalendarLinks category={category.url} siteUrl={env().siteUrl} t={t} />
                ) : (
                  <CalendarFeedLink category={category.url} t={t} />
                )
              }
            />
            <RoundList entries={rounds} level={3} t={t} />
          </section>
        )}
        <StandingsSection championships={standings} language={language} t={t} />
        {settings.show_drivers && category.drivers.length > 0 ? (
          <section>
            <SectionHeader
              heading={t('category.drivers')}
              aside={
                <ViewAllLink href={isCut ? driverAddress(category.url) : `/${DRIVERS_PAGE}`}>
                  {t('driver.all')}
                </ViewAllLink>
              }
            />
            <DriverGrid drivers={category.drivers} level={3} isRow t={t} />
          </section>
        ) : null}
      </div>
    </div>
  );
}

export const categoryViewWidget = defineWidget({
  block: categoryViewBlock,
  load: loadCategory,
  View: CategoryView,
  facts: ({ category }) => ({ title: category.name, image: category.hero_photo }),
});
