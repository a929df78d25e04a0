import type { Translator } from '@/lib/i18n/translate';
import { formatLapTime } from '@/lib/season/lap-time';
import type { CarLaps } from '@/lib/season/laps';
import type { Sheet } from '@/lib/season/sheet';
import { LapChartFigure } from './lap-chart-figure';
import { gapsByLap, lapsInTable } from './lap-charts';

type LapGapsChartProps = {
  readonly sheet: Sheet;
  readonly laps: readonly CarLaps[];
  readonly t: Translator;
};

/** The height of the drawing: whole numbers are precise enough. */
const HEIGHT = 1000;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
/** In timing-sheet format; the leader has none. */
const gapText = (ms: number | null) => (ms === null ? '' : ms === 0 ? '–' : `+${formatLapTime(ms)}`);
/** Without a zero fraction: '+10', '+1:00', '+0.500'. */
const markText = (ms: number) => (ms === 0 ? '0' : `+${formatLapTime(ms)}`.replace(/\.000$/, ''));

/** How far a race's first cars were behind its leader, lap by lap. A lapped car's line leaves the chart at the bottom edge. */
export function LapGapsChart({ sheet, laps, t }: LapGapsChartProps) {
  const chart = gapsByLap(sheet, laps);
  if (chart === null) return null;
  const { from, last, lines, most, marks, labels } = chart;
  const downOf = (gap: number | null) => (gap === null ? null : Math.round((HEIGHT * gap) / most));
  return (
    <LapChartFigure
      chart={chart}
      title={t('results.gapByLap')}
      height={HEIGHT}
      downOf={downOf}
      marks={marks.map((mark) => (
        <path
          key={mark}
          className="lap-chart-mark"
          d={`M${String(from)} ${String(downOf(mark))}H${String(last)}`}
        />
      ))}
      scale={marks.map((mark) => (
        <span key={mark} className="lap-chart-scale" style={{ top: percent(mark / most) }}>
          {markText(mark)}
        </span>
      ))}
      columns={lapsInTable(last)}
      cellOf={gapText}
      t={t}
    >
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
    </LapChartFigure>
  );
}
