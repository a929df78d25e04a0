import 'server-only';
import { BETWEEN_COMPARED, DRIVERS_PAGE } from '@/lib/season/addresses';
import { raceTotals } from '@/components/racing/results-by-round';
import type { BlockSettings } from '@/lib/contract/block';
import type { driverListBlock } from '@/lib/contract/blocks/site';
import { AGAINST_PART } from '@/lib/contract/paths';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { cardArt } from '@/lib/share-picture/art';
import type { ShareCard } from '@/lib/share-picture/card';
import { fullName } from '@/lib/shared/full-name';
import { comparisonFacts, loadComparison, type Comparison } from './load-comparison';
import { loadDriver, type LoadedDriver } from './load-driver';
import { headToHeadFacts, loadHeadToHead, type HeadToHead } from './load-head-to-head';
import { loadDriverList, type DriverList } from './load-list';

/** A page of the list of drivers, full or filtered by series or category; a single driver's page; or a comparison of a few. */
export type DriversPage = DriverList | LoadedDriver | HeadToHead | Comparison;

/**
 * What the address names: /drivers all drivers, /drivers/{series or category} those of one, both paged, /drivers/{driver} a driver,
 * /drivers/{driver}/against/{driver} two, and /drivers/{driver}/against/{driver}~{driver} more. On any other page it is the editor's
 * list, since the address there means something else.
 */
export async function loadDrivers(
  settings: BlockSettings<typeof driverListBlock>,
  context: AddressedContext,
): Promise<DriversPage | typeof MISSING> {
  const found = await loadDriverList(settings.group, context);
  if (found !== null) return found;
  const { page_url, item_url: url, url_parameter_2: part, url_parameter_3: other } = context.path;
  if (page_url !== DRIVERS_PAGE || url === '') return MISSING;
  if (part === AGAINST_PART && other !== '') {
    const [second = '', ...more] = other.split(BETWEEN_COMPARED);
    const found =
      more.length === 0
        ? loadHeadToHead([url, second], context)
        : loadComparison([url, second, ...more], context);
    return (await found) ?? MISSING;
  }
  return (part === '' ? await loadDriver(url, context) : null) ?? MISSING;
}

/** Width in pixels of a portrait on a card, as high as the card. */
const PORTRAIT = 600;

/** A driver's share card; null for a list, and for several drivers. */
export function driverCard(page: DriversPage): ShareCard | null {
  if (page.kind !== 'driver') return null;
  const { driver, rounds, places } = page;
  const { races, wins, podiums } = raceTotals(rounds.flatMap(({ results }) => results));
  const [first] = places;
  return {
    kind: 'driver',
    name: fullName(driver),
    raceNumber: driver.race_number,
    category: driver.category?.name ?? '',
    hometown: driver.hometown,
    vehicle: driver.vehicle,
    races,
    wins,
    podiums,
    standing: first ? { rank: first.place.rank, points: first.place.points } : null,
    art: cardArt(driver.headshot_photo, '3x4', PORTRAIT),
  };
}

/** Metadata of a driver, or of the drivers of one series or category, for search engines. */
export function driverFacts(page: DriversPage, context: AddressedContext): PageFacts {
  if (page.kind === 'list') return listFacts(page, context);
  if (page.kind === 'head-to-head') return headToHeadFacts(page, context);
  if (page.kind === 'comparison') return comparisonFacts(page, context);
  const { driver } = page;
  const { category, vehicle, hometown } = driver;
  return {
    title: fullName(driver),
    description: [fullName(driver), category?.name ?? '', vehicle, hometown]
      .filter((part) => part !== '')
      .join(' · '),
    image: driver.headshot_photo,
    share: driverCard(page),
  };
}

/** Each page of a list has its own title; page 1 of all keeps the page's. */
function listFacts(
  { chosen, page, ownsAddress }: DriverList,
  { path, t, ...context }: AddressedContext,
): PageFacts {
  if (!ownsAddress) return {};
  const subject = chosen === null ? context.page.name : t('driver.of', { name: chosen.name });
  // /drivers/page/1 shows what /drivers shows.
  const isDuplicate = page === 1 && path.url_parameter_2 !== '';
  const title = page > 1 ? `${subject} – ${t('pagination.page', { page })}` : subject;
  return { ...(chosen !== null || page > 1 ? { title } : {}), ...(isDuplicate ? { index: false } : {}) };
}
