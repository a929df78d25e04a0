import { LeftToRight } from '@/components/ui/left-to-right';
import { SmartLink } from '@/components/ui/smart-link';
import { OUTCOME_TEXTS } from '@/lib/content/outcome';
import type { Translator } from '@/lib/i18n/translate';
import type { SheetRow } from './sheet';

type TimingLineProps = {
  readonly line: SheetRow;
  readonly isRace: boolean;
  readonly hasClasses: boolean;
  readonly drivers: ReadonlyMap<string, string>;
  readonly t: Translator;
};

/** One car. */
export function TimingLine({ line, isRace, hasClasses, drivers, t }: TimingLineProps) {
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
        <DriverNames names={row.name} drivers={drivers} />
        <span className="timing-second md:hidden">
          {classMark}
          {row.laps === null ? null : <span>{t('results.lapCount', { count: row.laps })}</span>}
          {isRace && row.best_time !== '' ? (
            <BestLap time={row.best_time} isFastest={isFastestRace} t={t} />
          ) : null}
        </span>
      </th>
      {hasClasses ? <td className="max-md:hidden rtl:text-right">{classMark}</td> : null}
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
    </tr>
  );
}

/** Each name of a crew, linked to the driver's page if there is one. */
function DriverNames({ names, drivers }: { names: string; drivers: ReadonlyMap<string, string> }) {
  return names.split('/').map((part, index) => {
    const name = part.trim();
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
