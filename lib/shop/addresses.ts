import { DETAIL_PAGES, detailPath } from '@/lib/contract/paths';

/** Addresses of the shop (spec point 2). */

/** The page of the shop; the groups of products are below it. */
export const SHOP_PAGE = DETAIL_PAGES.productGroup;
export const shopGroupAddress = (url: string) => `/${detailPath('productGroup', encodeURIComponent(url))}`;
export const productAddress = (slug: string) => `/${detailPath('product', encodeURIComponent(slug))}`;
