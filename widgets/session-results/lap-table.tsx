import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import type { TimingRow } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type LapTableProps = {
  /** What the chart is called. */
  readonly title: string;
  /** The laps of the columns; 0 is the grid. */
  readonly laps: readonly number[];
  readonly lines: readonly {
    readonly row: Pick<TimingRow, 'race_number' | 'name'>;
    /** One for each column. */
    readonly cells: readonly string[];
  }[];
  readonly t: Translator;
};

/** The figures of a chart of laps, behind a press: a line for each car, which scrolls sideways under its name. */
export function LapTable({ title, laps, lines, t }: LapTableProps) {
  const hasGrid = laps[0] === 0;
  const columns = hasGrid ? laps.slice(1) : laps;
  return (
    <details className="lap-figures">
      <summary className="fold-head">{t('results.asTable')}</summary>
      <SidewaysScroll label={title}>
        <table className="timing-table standings-table lap-table">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th rowSpan={2} scope="col" className="standings-name">
                {t('results.driver')}
              </th>
              {hasGrid ? (
                <th rowSpan={2} scope="col">
                  {t('results.grid')}
                </th>
              ) : null}
              <th colSpan={columns.length} scope="colgroup">
                {t('results.lap')}
              </th>
            </tr>
            <tr>
              {columns.map((lap) => (
                <th key={lap} scope="col">
                  {lap}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, cells }) => (
              <tr key={row.race_number}>
                <th scope="row" className="standings-name">
                  <b>{row.race_number}</b> <bdi>{row.name}</bdi>
                </th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </details>
  );
}
