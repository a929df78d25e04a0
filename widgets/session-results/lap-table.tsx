import { FigureTable } from '@/components/ui/chart-table';
import type { TimingRow } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type LapTableProps = {
  /** The chart's name. */
  readonly title: string;
  /** The laps of the columns; 0 is the grid. */
  readonly laps: readonly number[];
  readonly lines: readonly {
    readonly row: Pick<TimingRow, 'race_number' | 'name'>;
    /** One per column. */
    readonly cells: readonly string[];
  }[];
  readonly t: Translator;
};

/** The figures of a lap chart: a row per car, with a column per lap and, if known, the grid. */
export function LapTable({ title, laps, lines, t }: LapTableProps) {
  const hasGrid = laps[0] === 0;
  const columns = hasGrid ? laps.slice(1) : laps;
  const head = (
    <>
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
    </>
  );
  return (
    <FigureTable
      title={title}
      head={head}
      lines={lines.map(({ row: { race_number: number, name }, cells }) => ({
        key: number,
        name: (
          <>
            <b>{number}</b> <bdi>{name}</bdi>
          </>
        ),
        cells,
      }))}
      t={t}
    />
  );
}
