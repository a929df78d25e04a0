import { SmartLink } from '@/components/ui/smart-link';
import { sessionAddress } from '@/lib/season/addresses';
import type { ClassColour } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import type { Sheet, SheetRow } from '@/lib/season/sheet';
import { TimingLine } from './timing-line';

type TimingTableProps = {
  readonly sheet: Sheet;
  readonly caption: string;
  readonly drivers: ReadonlyMap<string, string>;
  /** Link for a team without a page, by the team's name. */
  readonly teams: ReadonlyMap<string, string>;
  /** The session that set the grid; null if unknown. */
  readonly gridFrom: { readonly id: number } | null;
  readonly colours: readonly ClassColour[];
  readonly t: Translator;
};

/**
 * The timing sheet as a table. In narrow places, such as a phone or beside an article's text, it shows place, driver and time, with the
 * rest on a second line; wider places have a column for each. The class column appears only if classes differ (spec point 5).
 */
export function TimingTable({ sheet, caption, drivers, teams, gridFrom, colours, t }: TimingTableProps) {
  const { isRace, classes, classified, others, hasGrid, hasPoints, hasLast, hasSectors } = sheet;
  const hasClasses = classes.length > 0;
  const lines = (rows: readonly SheetRow[]) =>
    // Keyed by car: cars that change places move, and keep what was opened or selected in them.
    rows.map((row) => (
      <TimingLine
        key={`${row.row.race_number} ${row.row.name}`}
        line={row}
        sheet={sheet}
        drivers={drivers}
        teams={teams}
        colours={colours}
        t={t}
      />
    ));
  const more = [hasClasses, hasGrid, hasPoints, hasLast, hasSectors].filter((has) => has);
  const columns = 7 + more.length;
  return (
    <div className="@container">
      <table className="timing-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="timing-place">
              <abbr title={t('results.position')}>{t('results.positionShort')}</abbr>
            </th>
            <th scope="col" className="timing-number @max-[58rem]:hidden">
              <abbr title={t('results.number')}>{t('results.numberShort')}</abbr>
            </th>
            <th scope="col">{t('results.driver')}</th>
            {hasClasses ? (
              <th scope="col" className="@max-[58rem]:hidden">
                {t('results.class')}
              </th>
            ) : null}
            {hasGrid ? (
              <th scope="col" className="timing-figures @max-[58rem]:hidden">
                {gridFrom === null ? (
                  t('results.grid')
                ) : (
                  <SmartLink
                    href={sessionAddress(gridFrom.id)}
                    prefetch={false}
                    className="timing-driver-link"
                  >
                    {t('results.grid')}
                  </SmartLink>
                )}
              </th>
            ) : null}
            <th scope="col" className="timing-figures @max-[58rem]:hidden">
              {t('results.laps')}
            </th>
            {hasSectors ? (
              <th scope="col" className="timing-figures @max-[58rem]:hidden">
                {t('results.sectors')}
              </th>
            ) : null}
            {hasLast ? (
              <th scope="col" className="timing-figures @max-[58rem]:hidden">
                {t('results.lastLap')}
              </th>
            ) : null}
            <th scope="col" className="timing-figures @max-[58rem]:hidden">
              {isRace ? t('results.bestLap') : t('results.diff')}
            </th>
            <th scope="col" className="timing-figures @max-[58rem]:hidden">
              {t('results.gap')}
            </th>
            <th scope="col" className="timing-figures">
              {isRace ? t('results.time') : t('results.bestTime')}
            </th>
            {hasPoints ? (
              <th scope="col" className="timing-figures @max-[58rem]:hidden">
                {t('results.points')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>{lines(classified)}</tbody>
        {others.length > 0 ? (
          <tbody className="timing-others">
            <tr>
              <th scope="rowgroup" colSpan={columns}>
                {isRace ? t('results.notClassified') : t('results.noTime')}
              </th>
            </tr>
            {lines(others)}
          </tbody>
        ) : null}
      </table>
    </div>
  );
}
