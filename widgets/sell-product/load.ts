import 'server-only';
import { parentsOf } from '@/lib/content/groups';
import { getInitialData } from '@/lib/content/initial-data';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { sellProductBlock } from '@/lib/contract/blocks/site';
import type { GroupRef } from '@/lib/contract/entities/news';
import type { Product } from '@/lib/contract/entities/shop';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';
import { MISSING, type WidgetContext } from '../define-widget';

/** Spec point 9: product image width 600 square; the page shows its pictures at the double on dense screens. */
const PICTURE = { image_aspect: '1x1', image_width: 600 } as const;
const RELATED_COUNT = 4;

export type ProductPage = {
  readonly product: Product;
  /** The groups that the product's main group is in, outermost first, that one included. */
  readonly trail: readonly GroupRef[];
  readonly related: readonly Product[];
  /** The texts of what puts it into the cart. */
  readonly messages: Messages;
};

/** The product that the address names, with others of its group. MISSING while ecommerce is off. */
export async function loadProduct(
  settings: BlockSettings<typeof sellProductBlock>,
  { path, domain, language }: WidgetContext,
): Promise<ProductPage | typeof MISSING> {
  const { item_url: slug, url_parameter_2: rest } = path;
  if (!domain.ecommerce_enabled || slug === '' || rest !== '') return MISSING;
  const answer = await loadRest('getProduct', { slug, ...PICTURE });
  if (!answer) return MISSING;
  const { item: product } = answer;
  const main = product.primary_group;
  const [{ groups }, messages, others] = await Promise.all([
    getInitialData(),
    getIslandMessages(language, ['forms', 'cart']),
    settings.show_related && main
      ? // One more than are shown, since the product itself is among them.
        loadRest('listProducts', { ...PICTURE, group: main.url, page_size: RELATED_COUNT + 1 })
      : null,
  ]);
  const node = main && groups.find(({ id }) => id === main.id);
  return {
    product,
    messages,
    trail: main ? [...(node ? parentsOf(node, groups) : []), main] : [],
    related: (others?.data ?? []).filter(({ id }) => id !== product.id).slice(0, RELATED_COUNT),
  };
}
