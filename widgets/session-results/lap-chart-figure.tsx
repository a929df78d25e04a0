import type { CSSProperties, ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';
import { LapAxis } from './lap-axis';
import { labelledLaps, linePath, type LapChart } from './lap-charts';
import { LapTable } from './lap-table';

type LapChartFigureProps = {
  readonly chart: LapChart;
  readonly title: string;
  /** Height of the drawing; its width is the number of laps. */
  readonly height: number;
  /** How far below the top edge a value is, in units of the height; null where unknown. */
  readonly downOf: (value: number | null) => number | null;
  /** SVG elements behind the lines. */
  readonly marks?: ReactNode;
  /** Labels of the scale. */
  readonly scale?: ReactNode;
  readonly style?: CSSProperties;
  /** The laps of the table's columns; 0 is the grid. */
  readonly columns: readonly number[];
  /** The text of a table's cell. */
  readonly cellOf: (value: number | null) => string;
  /** The cars' names. */
  readonly children: ReactNode;
  readonly t: Translator;
};

/**
 * A line per car over the laps of a race, with the podium in colour. Screen readers get the table below. Rendered on the server; it
 * stretches with the page, while its texts keep their size.
 */
export function LapChartFigure(props: LapChartFigureProps) {
  const { chart, title, height, downOf, marks, scale, style, columns, cellOf, children, t } = props;
  const { from, last, lines } = chart;
  return (
    <figure className="lap-chart">
      <figcaption>
        <Heading level={2} size="title-sm">
          {title}
        </Heading>
      </figcaption>
      <div role="img" aria-label={title} dir="ltr" {...(style && { style })}>
        <svg
          viewBox={`${String(from)} 0 ${String(last - from)} ${String(height)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {marks}
          {lines
            .map(({ row, values, podium }) => (
              <path
                key={row.race_number}
                data-line={podium ?? undefined}
                d={linePath(values.map(downOf), from)}
              />
            ))
            // The winner's line is on top.
            .toReversed()}
        </svg>
        {scale}
        <LapAxis from={from} last={last} labels={labelledLaps(chart)} t={t} />
        {children}
      </div>
      <LapTable
        title={title}
        laps={columns}
        lines={lines.map(({ row, values }) => ({
          row,
          cells: columns.map((lap) => cellOf(values[lap - from] ?? null)),
        }))}
        t={t}
      />
    </figure>
  );
}
