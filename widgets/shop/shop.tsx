import { CardsOff } from '@/components/payments/cards-off';
import { ProductGrid } from '@/components/shop/product-grid';
import { ChipNav } from '@/components/ui/chip-nav';
import { NO_GROUP, pageAddress } from '@/components/ui/page-links';
import { Pagination } from '@/components/ui/pagination';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { shopBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { shopFacts, loadShop, type Shop } from './load';
import type { GroupRow } from './shop-groups';

/** The products of the shop or of one of its groups, with the groups above and pagination below. */
export function ShopView({ settings, data, context }: WidgetViewProps<typeof shopBlock, Shop>) {
  const { t, isFirst, path, page: own, domain } = context;
  const { products, group, groupName, groupText, page, pageCount, rows, ownsAddress } = data;
  const prefix = path.page_url;
  const heading = groupName || settings.heading || (isFirst ? own.name : '');
  const chips = ({ url, links }: GroupRow) => [
    { name: t('shop.all'), href: pageAddress(prefix, url || NO_GROUP, 1), isCurrent: group === url },
    ...links.map((link) => ({
      name: link.name,
      href: pageAddress(prefix, link.url, 1),
      isCurrent: link.isOpen,
    })),
  ];
  return (
    <div>
      <SectionHeader heading={heading} isContent level={isFirst ? 1 : 2} />
      {groupText === '' ? null : <Prose html={groupText} className="-mt-3 mb-6" />}
      {ownsAddress
        ? rows.map((row) => <ChipNav key={row.url} label={row.name || t('shop.groups')} links={chips(row)} />)
        : null}
      <CardsOff mode={domain.payment_mode} products={products} className="mb-6" t={t} />
      {products.length === 0 ? (
        <p className="text-lg text-muted">{t('shop.empty')}</p>
      ) : (
        <ProductGrid products={products} level={isFirst || heading === '' ? 2 : 3} priority={isFirst} t={t} />
      )}
      {ownsAddress ? (
        <Pagination
          prefix={prefix}
          group={group || NO_GROUP}
          page={page}
          pageCount={pageCount}
          labels={context.list?.labels}
          t={t}
        />
      ) : null}
    </div>
  );
}

export const shopWidget = defineWidget({
  block: shopBlock,
  load: loadShop,
  View: ShopView,
  facts: shopFacts,
});
