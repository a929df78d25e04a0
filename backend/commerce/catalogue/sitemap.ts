import { findAll } from '../../cms/records/by-ids.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { detailPath } from '../../../lib/contract/paths.ts';
import { toPlainText } from '../../cms/rich-text/to-html.ts';
import { listModelGroups } from '../../content/groups/groups.ts';
import { entry, shortened } from '../../content/sitemap/sitemap-entry.ts';
import type { SitemapSource } from '../../content/sitemap/sources.ts';

/** The pages of products and their groups, while the shop is open. */
export const shopSitemap: SitemapSource = async (payload, { isShopOpen }) => {
  if (!isShopOpen) return {};
  const [products, groups] = await Promise.all([
    readable(payload).find({
      ...findAll('products', PUBLISHED),
      sort: '-createdAt',
      select: { name: true, title: true, slug: true, blurb: true, meta_description: true, updatedAt: true },
    }),
    listModelGroups(payload, 'Product'),
  ]);
  return {
    product: products.docs.map((doc) => {
      const description = shortened(doc.meta_description || doc.blurb);
      return entry(detailPath('product', doc.slug), 'Sell/Product', doc, doc.title || doc.name, description);
    }),
    productGroup: groups.map((doc) =>
      entry(
        detailPath('productGroup', doc.url),
        'Cognito/Group',
        doc,
        doc.name,
        shortened(toPlainText(doc.content)),
      ),
    ),
  };
};
