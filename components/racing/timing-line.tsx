import { ClassMark } from './class-mark';
import { DriverNames } from './driver-names';
import { PlacesChanged } from './places-changed';
import { TeamName } from './team-name';
import { Facts } from '@/components/ui/facts';
import { SmartLink } from '@/components/ui/smart-link';
import { LeftToRight } from '@/components/ui/left-to-right';
import { OUTCOME_TEXTS } from '@/lib/season/outcome';
import type { Translator } from '@/lib/i18n/translate';
import type { ClassColour, TimingRow } from '@/lib/contract/entities/racing';
import type { Sheet, SheetRow } from '@/lib/season/sheet';

type TimingLineProps = {
  readonly line: SheetRow;
  readonly sheet: Pick<Sheet, 'isRace' | 'classes' | 'hasGrid' | 'hasPoints' | 'hasLast' | 'hasSectors'>;
  readonly drivers: ReadonlyMap<string, string>;
  /** Link for a team without a page, by the team's name. */
  readonly teams: ReadonlyMap<string, string>;
  /** The office's class colours. */
  readonly colours: readonly ClassColour[];
  readonly t: Translator;
};

/** A gap on a sheet, counted in laps. */
const LAPS_APART = /^\+(\d+) laps?$/i;

/** A gap on a sheet: a time as it is, laps in the reader's language. */
function gapText(gap: string, t: Translator): string {
  const [, laps] = LAPS_APART.exec(gap) ?? [];
  return laps === undefined ? gap : t('results.lapsApart', { count: Number(laps) });
}

/** One car. */
export function TimingLine({ line, sheet, drivers, teams, colours, t }: TimingLineProps) {
  const { isRace, hasGrid, hasPoints, hasLast, hasSectors } = sheet;
  const hasClasses = sheet.classes.length > 0;
  const { row, place, outcome, classPlace, gain, isFastest } = line;
  const isFastestRace = isRace && isFastest;
  const time = outcome === null ? gapText(line.time, t) || '–' : t(OUTCOME_TEXTS[outcome]);
  const classMark = hasClasses ? (
    <ClassMark
      name={row.class.trim()}
      place={classPlace}
      classes={sheet.classes.map(({ name }) => name)}
      colours={colours}
      t={t}
    />
  ) : null;
  const { last_time: last = '', sectors = [] } = row;
  const grid = hasGrid ? <GridPlace grid={row.grid} gain={gain} t={t} /> : null;
  return (
    <tr data-podium={place !== null && place <= 3 ? place : undefined}>
      <td className="timing-place">{place ?? '–'}</td>
      <td className="timing-number @max-[58rem]:hidden">{row.race_number}</td>
      <th scope="row" className="timing-driver rtl:text-right">
        <span className="timing-number-small @min-[58rem]:hidden">{row.race_number} </span>
        <DriverNames row={row} addresses={drivers} />
        <RowNotes row={row} teams={teams} t={t} />
        <span className="timing-second @min-[58rem]:hidden">
          {classMark}
          {row.grid === null ? null : (
            <span>
              {t('results.grid')} {grid}
            </span>
          )}
          {row.laps === null ? null : <span>{t('results.lapCount', { count: row.laps })}</span>}
          {isRace && row.best_time !== '' ? (
            <BestLap time={row.best_time} isFastest={isFastestRace} t={t} />
          ) : null}
          {row.points === null ? null : (
            <span>
              {t('results.points')}: {row.points}
            </span>
          )}
          {last === '' ? null : (
            <span>
              {t('results.lastLap')} <LeftToRight>{last}</LeftToRight>
            </span>
          )}
          {hasSectors ? <Sectors times={sectors} /> : null}
        </span>
      </th>
      {hasClasses ? <td className="@max-[58rem]:hidden rtl:text-right">{classMark}</td> : null}
      {hasGrid ? <td className="timing-figures @max-[58rem]:hidden">{grid}</td> : null}
      <td className="timing-figures @max-[58rem]:hidden">{row.laps ?? '–'}</td>
      {hasSectors ? (
        <td className="timing-figures timing-sectors @max-[58rem]:hidden">
          <Sectors times={sectors} />
        </td>
      ) : null}
      {hasLast ? <td className="timing-figures @max-[58rem]:hidden">{last}</td> : null}
      <td className="timing-figures @max-[58rem]:hidden">
        {isRace ? <BestLap time={row.best_time} isFastest={isFastestRace} t={t} /> : line.diff}
      </td>
      <td className="timing-figures @max-[58rem]:hidden">{gapText(line.gap, t)}</td>
      <td className={outcome === null ? 'timing-figures timing-time' : 'timing-figures timing-outcome'}>
        {time}
        {!isRace && line.diff !== '' ? (
          <span className="timing-second @min-[58rem]:hidden">
            <LeftToRight>{line.diff}</LeftToRight>
          </span>
        ) : null}
      </td>
      {hasPoints ? <td className="timing-figures @max-[58rem]:hidden">{row.points ?? ''}</td> : null}
    </tr>
  );
}

/** A car's grid position, and how many places it gained. */
function GridPlace({ grid, gain, t }: { grid: number | null; gain: number | null; t: Translator }) {
  if (grid === null) return '–';
  return (
    <>
      {grid} <PlacesChanged places={gain} t={t} />
    </>
  );
}

/** The sector times of a lap in order, with a blank for an unknown one. */
const Sectors = ({ times }: { readonly times: readonly string[] }) =>
  times.length === 0 ? null : (
    <LeftToRight>{times.map((time) => (time === '' ? '–' : time)).join(' · ')}</LeftToRight>
  );

/** Car and team, with the notes of stewards or officials. */
function RowNotes({
  row: { car, team, team_url: url, penalties, status_note: note },
  teams,
  t,
}: {
  row: TimingRow;
  teams: TimingLineProps['teams'];
  t: Translator;
}) {
  const remarks = [penalties === '' ? '' : t('results.penalty', { penalty: penalties }), note]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <>
      {car + team === '' ? null : (
        <p className="timing-note text-muted">
          <Facts
            facts={[
              car,
              team === '' ? null : <Team key="team" name={team} url={url} table={teams.get(team)} />,
            ]}
          />
        </p>
      )}
      {remarks === '' ? null : <span className="timing-note">{remarks}</span>}
    </>
  );
}

/** A team, linked to its page, or without one to the teams' table that it is in. */
function Team({ name, url, table }: { name: string; url: string; table: string | undefined }) {
  if (table === undefined) return <TeamName name={name} url={url} />;
  return (
    <SmartLink href={table} prefetch={false} className="team-link">
      {name}
    </SmartLink>
  );
}

/** A car's best lap; the fastest of the race is marked visually and for screen readers. */
function BestLap({ time, isFastest, t }: { time: string; isFastest: boolean; t: Translator }) {
  if (!isFastest) return <span>{time}</span>;
  return (
    <span className="timing-fastest" title={t('results.fastestLap')}>
      {time}
      <span className="sr-only"> ({t('results.fastestLap')})</span>
    </span>
  );
}
