import type { CSSProperties } from 'react';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';
import type { CarLaps } from '@/lib/season/laps';
import type { Sheet } from '@/lib/season/sheet';
import { LapAxis } from './lap-axis';
import { labelledLaps, lapsInTable, linePath, placesByLap } from './lap-charts';
import { LapTable } from './lap-table';

type LapPlacesChartProps = {
  readonly sheet: Sheet;
  readonly laps: readonly CarLaps[];
  readonly t: Translator;
};

/** The middle of a place's row, in half rows. */
const middleOf = (place: number | null) => (place === null ? null : 2 * place - 1);

/**
 * A race's positions lap by lap: a line per car, with the podium in colour, and the names where the lines end. A retired car has its
 * number where it stopped. Screen readers get the table below. Rendered on the server; it stretches with the page, while its texts keep
 * their size.
 */
export function LapPlacesChart({ sheet, laps, t }: LapPlacesChartProps) {
  const chart = placesByLap(sheet, laps);
  if (chart === null) return null;
  const { from, last, lines, names } = chart;
  const title = t('results.byLap');
  const columns = [...(from === 0 ? [0] : []), ...lapsInTable(last)];
  return (
    <figure className="lap-chart">
      <figcaption>
        <Heading level={2} size="title-sm">
          {title}
        </Heading>
      </figcaption>
      <div role="img" aria-label={title} dir="ltr" style={{ '--rows': names.length } as CSSProperties}>
        <svg
          viewBox={`${String(from)} 0 ${String(last - from)} ${String(2 * names.length)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {lines
            .map(({ row, values, podium }) => (
              <path
                key={row.race_number}
                data-line={podium ?? undefined}
                d={linePath(values.map(middleOf), from)}
              />
            ))
            // The winner's line is on top.
            .toReversed()}
        </svg>
        <LapAxis from={from} last={last} labels={labelledLaps(chart)} t={t} />
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
            <li
              key={index}
              data-line={line?.podium ?? undefined}
              data-out={line?.isOut === true || undefined}
            >
              {line === null ? null : (
                <span>
                  <b>{line.row.race_number}</b> <bdi>{line.row.name}</bdi>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <LapTable
        title={title}
        laps={columns}
        lines={lines.map(({ row, values }) => ({
          row,
          cells: columns.map((lap) => String(values[lap - from] ?? '')),
        }))}
        t={t}
      />
    </figure>
  );
}
