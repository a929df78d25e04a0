import type { CSSProperties } from 'react';
import type { Translator } from '@/lib/i18n/translate';

type LapAxisProps = {
  readonly from: number;
  readonly last: number;
  readonly labels: readonly number[];
  readonly t: Translator;
};

/** The lap numbers below a chart. */
export function LapAxis({ from, last, labels, t }: LapAxisProps) {
  return (
    <>
      {labels.map((lap) => (
        <span
          key={lap}
          className="lap-chart-lap"
          style={{ '--across': ((lap - from) / (last - from)).toFixed(3) } as CSSProperties}
        >
          {lap}
        </span>
      ))}
      <span className="lap-chart-axis">{t('results.lap')}</span>
    </>
  );
}
