import 'server-only';
import { parentsOf } from '@/lib/content/groups';
import { getInitialData, loadExtensions, loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { sellProductBlock } from '@/lib/contract/blocks/site';
import type { GroupRef } from '@/lib/contract/entities/news';
import { hasExtension } from '@/lib/contract/extensions';
import { newZealandDay } from '@/lib/contract/time-zone';
import { ORIGINAL_ASPECT } from '@/lib/contract/image-format';
import type { Product } from '@/lib/contract/entities/shop';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';

/** Spec point 9: product images are 600 px square; the page uses twice that on high-density screens. */
const PICTURE = { image_aspect: '1x1', image_width: 600 } as const;
const RELATED_COUNT = 4;

export type ProductPage = {
  readonly product: Product;
  /** The group path of the product's main group, outermost first, including that group. */
  readonly trail: readonly GroupRef[];
  readonly related: readonly Product[];
  /** Whether visitors can request an alert for when it can be bought again; not for a ticket that never will be. */
  readonly hasAlerts: boolean;
  /** The texts of its forms. */
  readonly messages: Messages;
};

/** Whether a ticket will never be sold again. Where the content server doesn't say so, the date does. */
function isGone({ ticket, off_sale }: Product, now: Date): boolean {
  if (off_sale !== null) return off_sale !== 'postponed';
  return ticket !== null && ticket.end_date !== '' && ticket.end_date < newZealandDay(now);
}

/** The product named by the address, with others of its group. MISSING while ecommerce is off. */
export async function loadProduct(
  settings: BlockSettings<typeof sellProductBlock>,
  { path, domain, language, now }: AddressedContext,
): Promise<ProductPage | typeof MISSING> {
  const { item_url: slug, url_parameter_2: rest } = path;
  if (!domain.ecommerce_enabled || slug === '' || rest !== '') return MISSING;
  const response = await loadRest('getProduct', { slug, ...PICTURE, extra_aspects: ORIGINAL_ASPECT });
  if (!response) return MISSING;
  const { item: product } = response;
  const main = product.primary_group;
  const [{ groups }, extensions, messages, others] = await Promise.all([
    getInitialData(),
    loadExtensions(),
    getIslandMessages(language, ['forms', 'cart', 'tickets', 'alerts']),
    settings.show_related && main
      ? // One more than are shown, since the product itself is among them.
        loadRest('listProducts', { ...PICTURE, group: main.url, page_size: RELATED_COUNT + 1 })
      : null,
  ]);
  const node = main && groups.find(({ id }) => id === main.id);
  return {
    product,
    hasAlerts: hasExtension(extensions, 'stock-alerts') && !isGone(product, now),
    messages,
    trail: main ? [...(node ? parentsOf(node, groups) : []), main] : [],
    related: (others?.data ?? []).filter((other) => other.slug !== product.slug).slice(0, RELATED_COUNT),
  };
}

/** A product's metadata for link previews and search engines. */
export const productFacts = ({ product }: ProductPage): PageFacts => ({
  title: product.title || product.name,
  description: product.meta_description || product.blurb,
  image: product.image,
});
