import type { ReactNode } from 'react';
import { PartialList } from '@/components/ui/partial-list';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type FastestLapsProps = {
  readonly laps: readonly DriverResult[];
  readonly firstShown: number;
  readonly title: string;
  /** Headers of the columns before the lap time. */
  readonly columns: readonly string[];
  /** A lap's row, with its key. */
  readonly rowOf: (lap: DriverResult) => ReactNode;
  readonly t: Translator;
};

/** A table of laps; those after the first few are in a second one, shown on a press. */
export function FastestLaps({ laps, firstShown, title, columns, rowOf, t }: FastestLapsProps) {
  const table = (subset: readonly DriverResult[]) => (
    <table className="timing-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col" className="timing-figures">
            {t('results.bestLap')}
          </th>
        </tr>
      </thead>
      <tbody>{subset.map(rowOf)}</tbody>
    </table>
  );
  return <PartialList items={laps} firstShown={firstShown} list={table} t={t} />;
}
