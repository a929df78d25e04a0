import type { ItemAvailability, Product as SchemaProduct, WithContext } from 'schema-dts';
import { productAddress, SHOP_PAGE, shopGroupAddress } from '@/lib/shop/addresses';
import type { OffSaleReason, Product } from '@/lib/contract/entities/shop';
import { plainText } from '@/lib/html/plain-text';
import { openGraphImage } from '@/lib/images/open-graph-image';
import type { Crumb } from '@/lib/seo/breadcrumb';
import { SHOP_CURRENCY } from '@/lib/shop/price';
import type { ProductPage } from './load';

type Site = {
  readonly seller: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
};

/** The availability of a ticket that isn't on sale: only that of a postponed round will be again. */
const OFF_SALE: Readonly<Record<OffSaleReason, ItemAvailability>> = {
  postponed: 'https://schema.org/OutOfStock',
  cancelled: 'https://schema.org/Discontinued',
  over: 'https://schema.org/Discontinued',
};

function availabilityOf({ in_stock, off_sale }: Product): ItemAvailability {
  if (in_stock) return 'https://schema.org/InStock';
  return off_sale === null ? 'https://schema.org/SoldOut' : OFF_SALE[off_sale];
}

/** A product for search engines, with its price and availability. */
export function productJsonLd(
  { product }: Pick<ProductPage, 'product'>,
  { seller, siteUrl }: Site,
): WithContext<SchemaProduct> {
  const url = siteUrl + productAddress(product.slug);
  const images = product.images.flatMap((image) => openGraphImage(image, siteUrl)?.url ?? []);
  const description = product.blurb || plainText(product.content);
  const [sku] = product.skus;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    url,
    ...(description ? { description } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(sku && product.skus.length === 1 ? { sku: sku.code } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: SHOP_CURRENCY,
      availability: availabilityOf(product),
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: seller },
    },
  };
}

/** The product's breadcrumb: the shop, its groups, itself. */
export const productBreadcrumb = ({ product, trail }: ProductPage, shopName: string): Crumb[] => [
  { name: shopName, address: `/${SHOP_PAGE}` },
  ...trail.map(({ name, url }) => ({ name, address: shopGroupAddress(url) })),
  { name: product.name, address: productAddress(product.slug) },
];
