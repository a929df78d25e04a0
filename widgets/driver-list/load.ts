import 'server-only';
import { DRIVERS_PAGE } from '@/lib/content/addresses';
import { groupsOfModel } from '@/lib/content/groups';
import { getInitialData, loadQuery } from '@/lib/content/load';
import { listStandings, loadStandings, withResults } from '@/lib/content/standings';
import { listPart } from '@/lib/content/list-options';
import type { BlockSettings } from '@/lib/contract/block';
import type { driverListBlock } from '@/lib/contract/blocks/site';
import { hasExtension } from '@/lib/contract/extensions';
import type { Driver, DriverProfile } from '@/lib/contract/entities/racing';
import { getDates } from '@/lib/dates/server';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import type { DriverPlace } from './driver-standings';
import { driverCategories, type NamedUrl } from './driver-categories';
import { resultsByRound, type RoundOfDriver } from './driver-results';
import { fullName } from '@/lib/shared/full-name';

/** The list of drivers, whole or narrowed to a series or category, or the page of one driver. */
export type DriversPage =
  | {
      readonly kind: 'list';
      readonly drivers: readonly Driver[];
      /** The filter in the address. */
      readonly chosen: NamedUrl | null;
      readonly series: readonly NamedUrl[];
      readonly categories: readonly NamedUrl[];
    }
  | {
      readonly kind: 'driver';
      readonly driver: DriverProfile;
      readonly rounds: readonly RoundOfDriver[];
      readonly places: readonly DriverPlace[];
    };

/**
 * What the address names: /drivers all, /drivers/{series or category} those of one, /drivers/{driver} one driver. On any
 * other page the list that the editor chose, since the address there means something else.
 */
export async function loadDrivers(
  settings: BlockSettings<typeof driverListBlock>,
  { path, language, list }: AddressedContext,
): Promise<DriversPage | typeof MISSING> {
  const item = path.page_url === DRIVERS_PAGE ? path.item_url : '';
  if (path.page_url === DRIVERS_PAGE && path.url_parameter_2 !== '') return MISSING;
  const [{ groups, extensions }, { nextgenDrivers }] = await Promise.all([
    getInitialData(),
    loadQuery('driversByGroup', { byGroup: settings.group || null }),
  ]);
  const series = groupsOfModel('Driver', groups).filter(({ url }) =>
    nextgenDrivers.some((driver) => driver.groups.includes(url)),
  );
  const categories = driverCategories(nextgenDrivers);
  if (item === '') {
    return { kind: 'list', drivers: listPart(nextgenDrivers, list), chosen: null, series, categories };
  }

  const ofSeries = series.find(({ url }) => url === item);
  if (ofSeries) {
    const drivers = nextgenDrivers.filter((driver) => driver.groups.includes(item));
    return { kind: 'list', drivers, chosen: ofSeries, series, categories: driverCategories(drivers) };
  }
  const ofCategory = categories.find(({ url }) => url === item);
  if (ofCategory) {
    const drivers = nextgenDrivers.filter(({ category }) => category?.url === item);
    return { kind: 'list', drivers, chosen: ofCategory, series, categories };
  }
  if (!hasExtension(extensions, 'driver-pages')) return MISSING;
  const [{ nextgenDriver: driver }, dates] = await Promise.all([
    loadQuery('driverByUrl', { url: item }),
    getDates(language),
  ]);
  if (!driver) return MISSING;
  const places = await placesOf(driver);
  return { kind: 'driver', driver, rounds: resultsByRound(driver.results, dates), places };
}

/** Where a driver stands in the championships of their category. */
async function placesOf({ id, category }: DriverProfile): Promise<DriverPlace[]> {
  const championships = category ? withResults(await listStandings({ category: category.url })) : [];
  const tables = await Promise.all(championships.map(({ url }) => loadStandings(url, '')));
  return tables.flatMap((championship) => {
    const place = championship?.standings.find(({ driver }) => driver?.id === id);
    return championship && place ? [{ championship, place }] : [];
  });
}

/** What search engines are told of a driver, or of the drivers of one series or category. */
export function driverFacts(page: DriversPage, { t }: AddressedContext): PageFacts {
  if (page.kind === 'list')
    return page.chosen === null ? {} : { title: t('driver.of', { name: page.chosen.name }) };
  const { driver } = page;
  const { category, vehicle, hometown } = driver;
  return {
    title: fullName(driver),
    description: [fullName(driver), category?.name ?? '', vehicle, hometown]
      .filter((part) => part !== '')
      .join(' · '),
    image: driver.headshot_photo,
  };
}
