import 'server-only';
import { DRIVERS_PAGE } from '@/lib/content/addresses';
import { raceTotals, resultsByRound, type ResultsOfRound } from '@/components/racing/results-by-round';
import { roundNumberText } from '@/components/racing/round-title';
import type { PlaceInStandings } from '@/components/standings/standing-places';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { roundNumbers } from '@/lib/content/round-numbers';
import { listStandings, loadStandings, withResults } from '@/lib/content/standings';
import type { BlockSettings } from '@/lib/contract/block';
import type { driverListBlock } from '@/lib/contract/blocks/site';
import { hasExtension } from '@/lib/contract/extensions';
import type { DriverProfile } from '@/lib/contract/entities/racing';
import { loadDates } from '@/lib/content/load-dates';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { cardArt } from '@/lib/share-picture/art';
import type { ShareCard } from '@/lib/share-picture/card';
import { fullName } from '@/lib/shared/full-name';
import { loadDriverList, type DriverList } from './load-list';

/** A page of the list of drivers, whole or narrowed to a series or category, or the page of one driver. */
export type DriversPage =
  | DriverList
  | {
      readonly kind: 'driver';
      readonly driver: DriverProfile;
      readonly rounds: readonly ResultsOfRound[];
      readonly places: readonly PlaceInStandings[];
    };

/**
 * What the address names: /drivers all, /drivers/{series or category} those of one, both page by page, /drivers/{driver} one driver. On
 * any other page the list that the editor chose, since the address there means something else.
 */
export async function loadDrivers(
  settings: BlockSettings<typeof driverListBlock>,
  context: AddressedContext,
): Promise<DriversPage | typeof MISSING> {
  const found = await loadDriverList(settings.group, context);
  if (found !== null) return found;
  const { page_url, item_url: url, url_parameter_2 } = context.path;
  if (page_url !== DRIVERS_PAGE || url === '' || url_parameter_2 !== '') return MISSING;
  return (await loadDriver(url, context)) ?? MISSING;
}

async function loadDriver(url: string, { language, t }: AddressedContext): Promise<DriversPage | null> {
  if (!hasExtension(await loadExtensions(), 'driver-pages')) return null;
  const [{ nextgenDriver: driver }, { nextgenRounds }, dates] = await Promise.all([
    loadQuery('driverByUrl', { url }),
    loadQuery('roundHeads', {}),
    loadDates(language),
  ]);
  if (!driver) return null;
  const places = await placesOf(driver);
  const numbers = roundNumbers(nextgenRounds);
  const rounds = resultsByRound(driver.results, dates, (url, name) =>
    roundNumberText(name, numbers.get(url), t),
  );
  return { kind: 'driver', driver, rounds, places };
}

/** Where a driver stands in the championships of their category. */
async function placesOf({ id, category }: DriverProfile): Promise<PlaceInStandings[]> {
  const championships = category ? withResults(await listStandings({ category: category.url })) : [];
  const tables = await Promise.all(championships.map(({ url }) => loadStandings(url, '')));
  return tables.flatMap((championship) => {
    const place = championship?.standings.find(({ driver }) => driver?.id === id);
    return championship && place ? [{ championship, place, isNamed: false }] : [];
  });
}

/** Width in pixels of a portrait on a card, as high as the card. */
const PORTRAIT = 600;

/** What is drawn of a driver; nothing of a list. */
export function driverCard(page: DriversPage): ShareCard | null {
  if (page.kind === 'list') return null;
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

/** What search engines are told of a driver, or of the drivers of one series or category. */
export function driverFacts(page: DriversPage, context: AddressedContext): PageFacts {
  if (page.kind === 'list') return listFacts(page, context);
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

/** Each page of a list has a title of its own; page 1 of all keeps the page's. */
function listFacts(
  { chosen, page, ownsAddress }: DriverList,
  { path, t, ...context }: AddressedContext,
): PageFacts {
  if (!ownsAddress) return {};
  const subject = chosen === null ? context.page.name : t('driver.of', { name: chosen.name });
  // /drivers/page/1 shows what /drivers shows.
  const repeats = page === 1 && path.url_parameter_2 !== '';
  const title = page > 1 ? `${subject} – ${t('pagination.page', { page })}` : subject;
  return { ...(chosen !== null || page > 1 ? { title } : {}), ...(repeats ? { index: false } : {}) };
}
