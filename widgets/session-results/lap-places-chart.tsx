import type { CSSProperties } from 'react';
import type { Translator } from '@/lib/i18n/translate';
import type { CarLaps } from '@/lib/season/laps';
import type { Sheet } from '@/lib/season/sheet';
import { LapChartFigure } from './lap-chart-figure';
import { lapsInTable, placesByLap } from './lap-charts';

type LapPlacesChartProps = {
  readonly sheet: Sheet;
  readonly laps: readonly CarLaps[];
  readonly t: Translator;
};

/** The middle of a place's row, in half rows. */
const middleOf = (place: number | null) => (place === null ? null : 2 * place - 1);

/** A race's positions lap by lap, with the cars' names where the lines end. A retired car has its number where it stopped. */
export function LapPlacesChart({ sheet, laps, t }: LapPlacesChartProps) {
  const chart = placesByLap(sheet, laps);
  if (chart === null) return null;
  const { from, last, lines, names } = chart;
  return (
    <LapChartFigure
      chart={chart}
      title={t('results.byLap')}
      height={2 * names.length}
      downOf={middleOf}
      style={{ '--rows': names.length } as CSSProperties}
      columns={[...(from === 0 ? [0] : []), ...lapsInTable(last)]}
      cellOf={(place) => String(place ?? '')}
      t={t}
    >
      {lines.map(({ row, end, isOut }) =>
        isOut ? (
          <span
            key={row.race_number}
            className="lap-chart-out"
            style={
              {
                '--across': ((end.lap - from) / (last - from)).toFixed(3),
                '--down': ((end.value - 0.5) / names.length).toFixed(3),
              } as CSSProperties
            }
          >
            ×{row.race_number}
          </span>
        ) : null,
      )}
      <ol className="lap-chart-cars">
        {names.map((line, index) => (
          <li key={index} data-line={line?.podium ?? undefined} data-out={line?.isOut === true || undefined}>
            {line === null ? null : (
              <span>
                <b>{line.row.race_number}</b> <bdi>{line.row.name}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </LapChartFigure>
  );
}
