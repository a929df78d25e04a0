import 'server-only';
import { pageAddress } from '@/components/ui/page-links';
import { getInitialData, getSitemapEntry, loadRest } from '@/lib/content/load';
import { readListAddress } from '@/lib/content/list-address';
import { countPart } from '@/lib/content/list-options';
import { pathKey } from '@/lib/content/path';
import type { BlockSettings } from '@/lib/contract/block';
import type { shopBlock } from '@/lib/contract/blocks/site';
import type { Product } from '@/lib/contract/entities/shop';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { findProductGroup, groupRows, type GroupRow } from './shop-groups';

/** Spec point 9: product image width 600 square. */
const PICTURE = { image_aspect: '1x1', image_width: 600 } as const;

export type Shop = {
  readonly products: readonly Product[];
  /** URL name of the group in the address; '' for all products. */
  readonly group: string;
  readonly groupName: string;
  readonly groupText: string;
  readonly page: number;
  readonly pageCount: number;
  readonly rows: readonly GroupRow[];
  /** False on a page whose address names something else: the list then stays at its start, without links onward. */
  readonly ownsAddress: boolean;
};

/**
 * A page of the shop's products, those in stock first.
 * @returns MISSING while ecommerce is off, for a group that doesn't exist, and for a page beyond the last.
 */
export async function loadShop(
  settings: BlockSettings<typeof shopBlock>,
  context: AddressedContext,
): Promise<Shop | typeof MISSING> {
  if (!context.domain.ecommerce_enabled) return MISSING;
  const { groups } = await getInitialData();
  const requested = readListAddress(context.path);
  const chosen = requested?.group ? findProductGroup(requested.group, groups) : undefined;
  const isKnown = requested !== null && (requested.group === '' || chosen !== undefined);
  if (!isKnown && !(await getSitemapEntry(pathKey(context.path))).found) return MISSING;

  const page = isKnown ? requested.page : 1;
  const group = chosen?.url ?? settings.group;
  const response = await loadRest('listProducts', {
    ...PICTURE,
    page_size: settings.page_size,
    page,
    orderby: 'latest_in_stock',
    ...(group === '' ? {} : { group }),
  });
  // The call is paged; the older model's limit counts products.
  const count = countPart(response?.num_items ?? 0, context.list);
  const pageCount = Math.max(1, Math.ceil(count / settings.page_size));
  if (page > pageCount) return MISSING;
  return {
    products: (response?.data ?? []).slice(0, Math.max(0, count - (page - 1) * settings.page_size)),
    group: chosen?.url ?? '',
    groupName: chosen?.name ?? '',
    groupText: chosen?.content ?? '',
    page,
    pageCount,
    rows: groupRows(
      settings.group === '' ? undefined : findProductGroup(settings.group, groups),
      chosen,
      groups,
    ),
    ownsAddress: isKnown,
  };
}

/** The title of a group's page and of later pages, so that no two addresses share one, and the group in the breadcrumb. */
export function shopFacts(
  { group, groupName, page, ownsAddress, products }: Shop,
  { page: own, path, t }: AddressedContext,
): PageFacts {
  if (!ownsAddress) return {};
  const subject = groupName || own.name;
  const title = page > 1 ? `${subject} – ${t('pagination.page', { page })}` : subject;
  // /shop/page/1 and /shop/{group}/1 show what the address without the number shows.
  const isDuplicate = page === 1 && path.url_parameter_2 !== '';
  const image = products[0]?.image ?? null;
  return {
    ...(group !== '' || page > 1 ? { title } : {}),
    ...(group !== '' ? { part: { name: groupName, address: pageAddress(path.page_url, group, 1) } } : {}),
    ...(isDuplicate ? { index: false } : {}),
    ...(image ? { image } : {}),
  };
}
