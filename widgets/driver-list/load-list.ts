import 'server-only';
import { DRIVERS_PAGE } from '@/lib/season/addresses';
import { groupsOfModel } from '@/lib/content/groups';
import { readListAddress } from '@/lib/content/list-address';
import { countPart, listPart, pagePart, type ListOptions } from '@/lib/content/list-options';
import { getInitialData, loadExtensions, loadQuery } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import type { Driver } from '@/lib/contract/entities/racing';
import { DRIVER_PAGE_SIZE } from '@/lib/contract/limits';
import type { AddressedContext } from '../define-widget';
import { driverCategories, groupDrivers, type NamedUrl } from './driver-categories';

/** One page of drivers. */
export type DriverList = {
  readonly kind: 'list';
  readonly drivers: readonly Driver[];
  /** The filter in the address. */
  readonly chosen: NamedUrl | null;
  readonly series: readonly NamedUrl[];
  readonly categories: readonly NamedUrl[];
  readonly page: number;
  readonly pageCount: number;
  /** False on a page whose address names something else: the list then stays at its start. */
  readonly ownsAddress: boolean;
};

type Filter = { readonly inGroup: string; readonly category: string };
type Slice = { readonly first: number; readonly offset: number };
type Found = {
  readonly drivers: readonly Driver[];
  readonly count: number;
  readonly categories: readonly NamedUrl[];
  /** URL names of the groups that include any of the list's drivers. */
  readonly groups: readonly string[];
};

/** A page cut from the whole list: for a content server without paging, and for an editor's own order. */
async function findInAll(
  byGroup: string,
  { inGroup, category }: Filter,
  { first, offset }: Slice,
  list: ListOptions | undefined,
): Promise<Found> {
  const { nextgenDrivers: all } = await loadQuery('driversByGroup', { byGroup: byGroup || null });
  const members = inGroup === '' ? all : all.filter(({ groups }) => groups.includes(inGroup));
  const chosen = category === '' ? members : members.filter((driver) => driver.category?.url === category);
  // Drivers sorted by an editor keep that order within their categories.
  const sorted = list ? listPart(chosen, { ...list, offset: 0, limit: chosen.length }) : chosen;
  const ordered = groupDrivers(sorted).flatMap(({ drivers }) => drivers);
  return {
    drivers: ordered.slice(offset, offset + first),
    count: ordered.length,
    categories: driverCategories(members),
    groups: [...new Set(all.flatMap(({ groups }) => groups))],
  };
}

async function findDrivers(
  byGroup: string,
  filter: Filter,
  slice: Slice,
  list: ListOptions | undefined,
): Promise<Found> {
  const hasParts = hasExtension(await loadExtensions(), 'list-parts');
  if (!hasParts || (list?.sort ?? '') !== '') return findInAll(byGroup, filter, slice, list);
  const { nextgenDriverList: found } = await loadQuery('driverList', {
    byGroup: byGroup || null,
    inGroup: filter.inGroup || null,
    category: filter.category || null,
    ...slice,
  });
  return found;
}

const NO_FILTER: Filter = { inGroup: '', category: '' };

/** The series or category named by an address, as the list's filter; null if it is neither. */
async function filterOf(item: string): Promise<(NamedUrl & { readonly filter: Filter }) | null> {
  const { groups } = await getInitialData();
  const series = groupsOfModel('Driver', groups).find(({ url }) => url === item);
  if (series) return { name: series.name, url: series.url, filter: { ...NO_FILTER, inGroup: series.url } };
  const { nextgenCategorys } = await loadQuery('categories', { isInSeries: null });
  const category = nextgenCategorys.find(({ url }) => url === item);
  return category
    ? { name: category.name, url: category.url, filter: { ...NO_FILTER, category: category.url } }
    : null;
}

/**
 * One page of drivers: of all, or of the series or category named by the address.
 * @param byGroup the group of drivers chosen by the editor; '' for all
 * @returns null if the address names no series or category with drivers, or a page beyond the last
 */
export async function loadDriverList(
  byGroup: string,
  { path, list }: AddressedContext,
): Promise<DriverList | null> {
  const ownsAddress = path.page_url === DRIVERS_PAGE;
  const requested = ownsAddress ? readListAddress(path) : { group: '', page: 1 };
  if (requested === null) return null;
  const { group: item, page } = requested;
  const chosen = item === '' ? null : await filterOf(item);
  if (item !== '' && chosen === null) return null;
  // An editor's options are for the full list, not for a filtered one.
  const options = chosen === null ? list : undefined;
  const { first, offset } = pagePart(page, DRIVER_PAGE_SIZE, options);
  const slice = { first: Math.max(1, first), offset };
  const [{ groups }, found] = await Promise.all([
    getInitialData(),
    findDrivers(byGroup, chosen?.filter ?? NO_FILTER, slice, options),
  ]);
  const pageCount = Math.max(1, Math.ceil(countPart(found.count, options) / DRIVER_PAGE_SIZE));
  if (page > pageCount || (chosen !== null && found.count === 0)) return null;
  return {
    kind: 'list',
    drivers: found.drivers.slice(0, first),
    chosen,
    series: groupsOfModel('Driver', groups).filter(({ url }) => found.groups.includes(url)),
    categories: found.categories,
    page,
    pageCount,
    ownsAddress,
  };
}
