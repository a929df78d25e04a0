import { ChartTable } from '@/components/ui/chart-table';
import { LineChart } from '@/components/ui/line-chart';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import type { NumberedChampionship } from '@/lib/season/round-numbers';
import { pointsFormat } from './points';
import { pointsByRound } from './points-by-round';

type PointsChartProps = {
  readonly championship: NumberedChampionship;
  /** Whether it includes the figures as a table; otherwise one is shown above. */
  readonly hasTable?: boolean;
  readonly language: Language;
  readonly t: Translator;
};

/** The number of round labels that fit on a phone. */
const MAX_LABELS = 8;

/** The points of a table's leaders after each round, as lines. Screen readers get one sentence and a table. */
export function PointsChart({ championship, hasTable = false, language, t }: PointsChartProps) {
  const chart = pointsByRound(championship);
  if (chart === null) return null;
  const { rounds, lines, top, marks } = chart;
  const points = pointsFormat(language);
  const across = (index: number) => (index + 1) / rounds.length;
  const down = (value: number) => 1 - Math.max(value, 0) / top;
  const everyOther = Math.ceil(rounds.length / MAX_LABELS);
  const isLabelled = (index: number) => (rounds.length - 1 - index) % everyOther === 0;
  const title = t('standings.throughSeason');
  const labels = rounds.map(({ number }, index) => ({
    at: across(index),
    text: t('standings.roundShort', { number }),
  }));
  const pathOf = (after: readonly number[]) =>
    `M0 100${after.map((value, at) => `L${(100 * across(at)).toFixed(1)} ${(100 * down(value)).toFixed(1)}`).join('')}`;
  return (
    <LineChart
      title={title}
      description={`${title}: ${lines.map(({ name, total }) => `${name} ${points(total)}`).join(', ')}`}
      lines={lines.map(({ key, name, total, points: after }) => ({
        ...{ key, name, figure: points(total), path: pathOf(after), end: down(total) },
      }))}
      marks={marks.map((mark) => ({ at: down(mark), text: points(mark) }))}
      labels={labels.filter((_, index) => isLabelled(index))}
    >
      {hasTable ? (
        <ChartTable
          title={title}
          head={t(championship.of === 'teams' ? 'standings.team' : 'results.driver')}
          columns={labels.map(({ text }) => text)}
          lines={lines.map(({ key, name, points: after }) => ({ key, name, cells: after.map(points) }))}
          t={t}
        />
      ) : null}
    </LineChart>
  );
}
