import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';
import { writeTime } from '@/lib/season/lap-time';
import type { CarLaps } from '@/lib/season/laps';
import type { Sheet } from '@/lib/season/sheet';
import { LapAxis } from './lap-axis';
import { gapsByLap, labelledLaps, lapsInTable, linePath } from './lap-charts';
import { LapTable } from './lap-table';

type LapGapsChartProps = {
  readonly sheet: Sheet;
  readonly laps: readonly CarLaps[];
  readonly t: Translator;
};

/** The height of the drawing: whole numbers are precise enough. */
const HEIGHT = 1000;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
/** In timing-sheet format; the leader has none. */
const gapText = (ms: number | null) => (ms === null ? '' : ms === 0 ? '–' : `+${writeTime(ms)}`);
/** Without a zero fraction: '+10', '+1:00', '+0.500'. */
const markText = (ms: number) => (ms === 0 ? '0' : `+${writeTime(ms)}`.replace(/\.000$/, ''));

/**
 * How far a race's first cars were behind its leader, lap by lap, with the podium in colour. A lapped car's line leaves the chart at the
 * bottom edge. Screen readers get the table below. Rendered on the server; it stretches with the page, while its texts keep their size.
 */
export function LapGapsChart({ sheet, laps, t }: LapGapsChartProps) {
  const chart = gapsByLap(sheet, laps);
  if (chart === null) return null;
  const { from, last, lines, most, marks, labels } = chart;
  const title = t('results.gapByLap');
  const downOf = (gap: number | null) => (gap === null ? null : Math.round((HEIGHT * gap) / most));
  const columns = lapsInTable(last);
  return (
    <figure className="lap-chart">
      <figcaption>
        <Heading level={2} size="title-sm">
          {title}
        </Heading>
      </figcaption>
      <div role="img" aria-label={title} dir="ltr">
        <svg
          viewBox={`${String(from)} 0 ${String(last - from)} ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {marks.map((mark) => (
            <path
              key={mark}
              className="lap-chart-mark"
              d={`M${String(from)} ${String(downOf(mark))}H${String(last)}`}
            />
          ))}
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
        {marks.map((mark) => (
          <span key={mark} className="lap-chart-scale" style={{ top: percent(mark / most) }}>
            {markText(mark)}
          </span>
        ))}
        <LapAxis from={from} last={last} labels={labelledLaps(chart)} t={t} />
        {lines.map(({ row, end, podium }, index) => (
          <span
            key={row.race_number}
            className="lap-chart-name"
            data-line={podium ?? undefined}
            style={{ top: percent(labels[index] ?? 0) }}
          >
            <b>{row.race_number}</b> <bdi>{row.name}</bdi>{' '}
            {end.value === 0 ? null : <span>{gapText(end.value)}</span>}
          </span>
        ))}
      </div>
      <LapTable
        title={title}
        laps={columns}
        lines={lines.map(({ row, values }) => ({
          row,
          cells: columns.map((lap) => gapText(values[lap - from] ?? null)),
        }))}
        t={t}
      />
    </figure>
  );
}
