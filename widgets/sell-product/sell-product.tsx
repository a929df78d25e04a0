import { AddToCart } from '@/components/cart/add-to-cart';
import { CardsOff } from '@/components/payments/cards-off';
import { PriceTag } from '@/components/shop/price-tag';
import { StockAlert } from '@/components/shop/stock-alert';
import { ProductGrid } from '@/components/shop/product-grid';
import { productMarks } from '@/components/shop/product-marks';
import { formatDays } from '@/components/tickets/format-days';
import { TicketEvent } from '@/components/tickets/ticket-event';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { env } from '@/lib/config/env';
import { sellProductBlock } from '@/lib/contract/blocks/site';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { JsonLd } from '@/lib/seo/json-ld';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { productFacts, loadProduct, type ProductPage } from './load';
import { ProductVideo } from './product-video';
import { ProductPhotos } from './product-photos';
import { SizeChart } from './size-chart';
import { productJsonLd, productBreadcrumb } from './structured-data';

/** A product: images, price or why it can't be bought, sizes, description, video, and others of its group. */
export function SellProductView({ data, context }: WidgetViewProps<typeof sellProductBlock, ProductPage>) {
  const { t, domain, isFirst, language } = context;
  const { product, related, messages } = data;
  const { brand, name, blurb, content, video } = product;
  const seller = domain.organisation_name || domain.name;
  return (
    <div>
      <JsonLd data={productJsonLd(data, { seller, siteUrl: env().siteUrl })} />
      <Breadcrumb trail={productBreadcrumb(data, t('shop.title'))} t={t} className="mb-5" />
      <div className="product">
        <ProductPhotos product={product} priority={isFirst} t={t} />
        <div>
          {brand === '' ? null : <p className="eyebrow slash mb-2">{brand}</p>}
          <Heading level={1} isContent>
            {name}
          </Heading>
          <p className="mt-3 flex flex-wrap gap-2">
            {productMarks(product, t).map(({ text, tone }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          </p>
          <p className="product-price mt-4">
            <PriceTag product={product} t={t} />
          </p>
          {blurb === '' ? null : <p className="mt-4 max-w-measure text-lg font-medium">{blurb}</p>}
          {product.ticket ? (
            <TicketEvent
              event={product.ticket}
              days={formatDays(language)}
              insteadOfDays={product.off_sale === 'postponed' ? t('round.postponed') : undefined}
              t={t}
            />
          ) : null}
          <CardsOff mode={domain.payment_mode} products={[product]} className="mt-6" t={t} />
          <I18nProvider lang={language} messages={messages}>
            <AddToCart product={product} language={language} t={t} />
            {data.hasAlerts ? <StockAlert product={product} language={language} t={t} /> : null}
          </I18nProvider>
          <SizeChart chart={product.size_chart_image} t={t} />
          <Prose html={content} className="mt-6" />
        </div>
      </div>
      {video ? (
        <section className="mx-auto mt-12 max-w-5xl">
          <SectionHeader heading={t('shop.video')} level={2} />
          <ProductVideo video={video} name={name} t={t} />
        </section>
      ) : null}
      {related.length > 0 ? (
        <section className="mt-12">
          <SectionHeader heading={t('shop.related')} level={2} />
          <ProductGrid products={related} level={3} t={t} />
        </section>
      ) : null}
    </div>
  );
}

export const sellProductWidget = defineWidget({
  block: sellProductBlock,
  load: loadProduct,
  View: SellProductView,
  facts: productFacts,
});
