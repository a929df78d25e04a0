import { StockAlertForm } from '@/components/islands.client';
import { admissionNames } from '@/components/tickets/admission';
import type { Product } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';

type StockAlertProps = {
  readonly product: Pick<Product, 'name' | 'skus' | 'ticket'>;
  readonly language: string;
  readonly t: Translator;
};

/**
 * The sold-out kinds of a product, with a form for an email when there is stock again; open if nothing else is left. Nothing while
 * everything is in stock.
 */
export function StockAlert({ product: { name, skus, ticket }, language, t }: StockAlertProps) {
  const soldOut = skus.filter(({ in_stock }) => !in_stock);
  if (soldOut.length === 0) return null;
  const kinds = soldOut.map((sku) => ({ value: String(sku.id), label: admissionNames(sku, t).name }));
  return (
    <details className="stock-alert" open={soldOut.length === skus.length}>
      <summary>{t('alerts.title')}</summary>
      <StockAlertForm
        label={`${t('alerts.title')}: ${name}`}
        kinds={kinds}
        kindLabel={t(ticket ? 'tickets.kind' : 'cart.size')}
        language={language}
      />
    </details>
  );
}
