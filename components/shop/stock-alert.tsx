import { StockAlertForm } from '@/components/islands.client';
import { admissionNames } from '@/components/tickets/admission';
import type { Product } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';

type StockAlertProps = {
  readonly product: Pick<Product, 'name' | 'skus' | 'ticket' | 'off_sale'>;
  readonly language: string;
  readonly t: Translator;
};

/**
 * The kinds of a product that can't be bought, with a form for an email when they can be again; open if nothing else is left. Nothing while
 * everything is in stock.
 */
export function StockAlert({ product: { name, skus, ticket, off_sale }, language, t }: StockAlertProps) {
  const soldOut = skus.filter(({ in_stock }) => !in_stock);
  if (soldOut.length === 0) return null;
  const title = t(off_sale === 'postponed' ? 'alerts.titlePaused' : 'alerts.title');
  const kinds = soldOut.map((sku) => ({ value: String(sku.id), label: admissionNames(sku, t).name }));
  return (
    <details className="stock-alert" open={soldOut.length === skus.length}>
      <summary>{title}</summary>
      <StockAlertForm
        label={`${title}: ${name}`}
        kinds={kinds}
        kindLabel={t(ticket ? 'tickets.kind' : 'cart.size')}
        language={language}
      />
    </details>
  );
}
