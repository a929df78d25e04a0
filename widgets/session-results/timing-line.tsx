import { LeftToRight } from '@/components/ui/left-to-right';
import { SmartLink } from '@/components/ui/smart-link';
import { OUTCOME_TEXTS } from '@/lib/content/outcome';
import type { Translator } from '@/lib/i18n/translate';
import type { TimingRow } from '@/lib/contract/entities/racing';
import type { Sheet, SheetRow } from './sheet';

type TimingLineProps = {
  readonly line: SheetRow;
  readonly sheet: Pick<Sheet, 'isRace' | 'classes' | 'hasGrid' | 'hasPoints'>;
  readonly drivers: ReadonlyMap<string, string>;
  readonly t: Translator;
};

/** One car. */
export function TimingLine({ line, sheet, drivers, t }: TimingLineProps) {
  const { isRace, hasGrid, hasPoints } = sheet;
  const hasClasses = sheet.classes.length > 0;
  const { row, place, outcome, classPlace, classIndex, isFastest } = line;
  const isFastestRace = isRace && isFastest;
  const time = outcome === null ? line.time || '–' : t(OUTCOME_TEXTS[outcome]);
  const classMark = hasClasses ? (
    <ClassMark name={row.class} place={classPlace} index={classIndex} t={t} />
  ) : null;
  return (
    <tr data-podium={place !== null && place <= 3 ? place : undefined}>
      <td className="timing-place">{place ?? '–'}</td>
      <td className="timing-number max-md:hidden">{row.race_number}</td>
      <th scope="row" className="timing-driver rtl:text-right">
        <span className="timing-number-small md:hidden">{row.race_number} </span>
        <DriverNames row={row} drivers={drivers} />
        <RowNotes row={row} t={t} />
        <span className="timing-second md:hidden">
          {classMark}
          {row.laps === null ? null : <span>{t('results.lapCount', { count: row.laps })}</span>}
          {isRace && row.best_time !== '' ? (
            <BestLap time={row.best_time} isFastest={isFastestRace} t={t} />
          ) : null}
          {row.points === null ? null : (
            <span>
              {t('results.points')}: {row.points}
            </span>
          )}
        </span>
      </th>
      {hasClasses ? <td className="max-md:hidden rtl:text-right">{classMark}</td> : null}
      {hasGrid ? <td className="timing-figures max-md:hidden">{row.grid ?? '–'}</td> : null}
      <td className="timing-figures max-md:hidden">{row.laps ?? '–'}</td>
      <td className="timing-figures max-md:hidden">
        {isRace ? <BestLap time={row.best_time} isFastest={isFastestRace} t={t} /> : line.diff}
      </td>
      <td className="timing-figures max-md:hidden">{line.gap}</td>
      <td className="timing-figures timing-time">
        {time}
        {!isRace && line.diff !== '' ? (
          <span className="timing-second md:hidden">
            <LeftToRight>{line.diff}</LeftToRight>
          </span>
        ) : null}
      </td>
      {hasPoints ? <td className="timing-figures max-md:hidden">{row.points ?? ''}</td> : null}
    </tr>
  );
}

/** Car and team, and what the stewards or the officials noted. */
function RowNotes({
  row: { car, team, penalties, status_note: note },
  t,
}: {
  row: TimingRow;
  t: Translator;
}) {
  const entrant = [car, team].filter((part) => part !== '').join(' · ');
  const remarks = [penalties === '' ? '' : t('results.penalty', { penalty: penalties }), note]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <>
      {entrant === '' ? null : <span className="timing-note text-muted">{entrant}</span>}
      {remarks === '' ? null : <span className="timing-note">{remarks}</span>}
    </>
  );
}

/** Each driver of the car, linked to their page if there is one. A sheet without them has the names of a crew in one. */
function DriverNames({ row, drivers }: { row: TimingRow; drivers: ReadonlyMap<string, string> }) {
  const written = row.name.split('/').map((part) => part.trim());
  // A crew may be linked in part only; its name then has more of it.
  const names = row.drivers.length < written.length ? written : row.drivers.map(({ name }) => name);
  return names.map((name, index) => {
    const address = drivers.get(name);
    return (
      <span key={name}>
        {index > 0 ? ' / ' : ''}
        {address === undefined ? (
          name
        ) : (
          <SmartLink href={address} prefetch={false} className="timing-driver-link">
            {name}
          </SmartLink>
        )}
      </span>
    );
  });
}

/** The best lap of a car; the fastest of the race is marked for eyes and ears. */
function BestLap({ time, isFastest, t }: { time: string; isFastest: boolean; t: Translator }) {
  if (!isFastest) return <span>{time}</span>;
  return (
    <span className="timing-fastest" title={t('results.fastestLap')}>
      {time}
      <span className="sr-only"> ({t('results.fastestLap')})</span>
    </span>
  );
}

function ClassMark({
  name,
  place,
  index,
  t,
}: {
  name: string;
  place: number | null;
  index: number;
  t: Translator;
}) {
  if (name === '') return null;
  return (
    <span className="class-mark" data-class={index % CLASS_COLOURS}>
      {name}
      {place === null ? null : (
        <>
          <span className="sr-only">, {t('results.classPlace')} </span>
          <span className="class-mark-place">{place}</span>
        </>
      )}
    </span>
  );
}

/** As many as styles/timing.css has. */
const CLASS_COLOURS = 6;
