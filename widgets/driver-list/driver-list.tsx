import { DriverGrid } from '@/components/racing/driver-card';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { Heading } from '@/components/ui/heading';
import { Pagination } from '@/components/ui/pagination';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { TextAroundName } from '@/components/ui/text-around-name';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { categoryAddress, DRIVERS_PAGE, driverAddress } from '@/lib/season/addresses';
import { driverListBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { ComparisonPage } from './comparison-page';
import { groupDrivers, type NamedUrl } from './driver-categories';
import { DriverPage } from './driver-page';
import { HeadToHeadPage } from './head-to-head-page';
import { driverFacts, loadDrivers, type DriversPage } from './load';

type ViewProps = WidgetViewProps<typeof driverListBlock, DriversPage>;

/** The drivers by category, or the page of the driver or drivers named by the address. */
export function DriverListView({ settings, data, context }: ViewProps) {
  if (data.kind === 'driver') return <DriverPage data={data} context={context} />;
  if (data.kind === 'head-to-head') return <HeadToHeadPage data={data} context={context} />;
  if (data.kind === 'comparison') return <ComparisonPage data={data} context={context} />;
  return <DriverListing settings={settings} data={data} context={context} />;
}

type ListingProps = ViewProps & { readonly data: Extract<DriversPage, { kind: 'list' }> };

function DriverListing({ settings, data, context }: ListingProps) {
  const { t, isFirst } = context;
  const { chosen, series, categories, drivers, page, pageCount, ownsAddress } = data;
  const groups = groupDrivers(drivers);
  const heading = settings.heading || (isFirst ? t('driver.title') : '');
  const level = isFirst ? 2 : 3;
  const below = isFirst ? 3 : 4;
  /** The page's own category is already in its heading. */
  const isNamed = (category: NamedUrl | null): category is NamedUrl =>
    category !== null && category.url !== chosen?.url;
  const chips = (all: string, names: readonly NamedUrl[]) => [
    { name: all, href: `/${DRIVERS_PAGE}`, isCurrent: chosen === null },
    ...names.map(({ name, url }) => ({ name, href: driverAddress(url), isCurrent: url === chosen?.url })),
  ];
  return (
    <div>
      {chosen ? (
        <Breadcrumb
          t={t}
          className="mb-5"
          trail={[
            { name: t('driver.title'), address: `/${DRIVERS_PAGE}` },
            { name: chosen.name, address: driverAddress(chosen.url) },
          ]}
        />
      ) : null}
      <SectionHeader
        heading={chosen ? <TextAroundName t={t} text="driver.of" slot="name" name={chosen.name} /> : heading}
        isContent={!chosen && settings.heading !== ''}
        level={isFirst ? 1 : 2}
      />
      {settings.show_filter && categories.length + series.length > 1 ? (
        <div className="driver-filters">
          {series.length > 1 ? (
            <ChipNav prefetch={false} label={t('driver.bySeries')} links={chips(t('driver.all'), series)} />
          ) : null}
          <ChipNav
            prefetch={false}
            label={t('driver.byCategory')}
            links={chips(t('driver.all'), categories).slice(series.length > 1 ? 1 : 0)}
          />
        </div>
      ) : null}
      {drivers.length === 0 ? <p className="text-muted">{t('driver.none')}</p> : null}
      {groups.map(({ category, drivers: ofCategory }) => (
        <section key={category?.url ?? ''} className="mt-10 first-of-type:mt-0">
          {isNamed(category) ? (
            <Heading level={level} size="title" className="mb-4" isContent>
              <SmartLink
                href={categoryAddress(category.url)}
                prefetch={false}
                className="hover:text-brand-ink"
              >
                {category.name}
              </SmartLink>
            </Heading>
          ) : null}
          <DriverGrid
            drivers={ofCategory}
            level={isNamed(category) ? below : level}
            isRow={groups.length > 1}
            t={t}
          />
        </section>
      ))}
      {ownsAddress ? (
        <Pagination
          prefix={DRIVERS_PAGE}
          group={chosen?.url}
          page={page}
          pageCount={pageCount}
          labels={context.list?.labels}
          t={t}
        />
      ) : pageCount > 1 ? (
        <p className="mt-6">
          <ViewAllLink href={`/${DRIVERS_PAGE}`}>{t('driver.all')}</ViewAllLink>
        </p>
      ) : null}
    </div>
  );
}

export const driverListWidget = defineWidget({
  block: driverListBlock,
  load: loadDrivers,
  View: DriverListView,
  facts: driverFacts,
});
