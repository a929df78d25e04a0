import { Picture } from '@/components/media/picture';
import type { Product } from '@/lib/contract/entities/shop';
import type { WidgetContext } from '../define-widget';

type SizeChartProps = {
  readonly chart: Product['size_chart_image'];
  readonly t: WidgetContext['t'];
};

/** The size chart, collapsed; nothing if there is none. */
export function SizeChart({ chart, t }: SizeChartProps) {
  if (!chart) return null;
  return (
    <details className="size-chart mt-3">
      <summary>{t('shop.sizeChart')}</summary>
      <Picture image={chart} sizes="(min-width: 900px) 38rem, 100vw" alt={chart.alt || t('shop.sizeChart')} />
    </details>
  );
}
