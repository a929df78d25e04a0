import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { ShowAll } from '@/components/ui/fold';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName } from '@/lib/season/session-name';
import { tells, toldBySession } from '@/lib/spoilers/told';
import { CategoryName } from './category-name';
import { DriverNames } from './driver-names';
import { LapTime } from './lap-time';

/** How many are shown at first. */
const FIRST_SHOWN = 8;

type LapRecordsProps = {
  /** Fastest first. */
  readonly laps: readonly DriverResult[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly t: Translator;
};

/** Each category's fastest race lap at a circuit, with its driver, car and date; nothing before the first. */
export function LapRecords({ laps, drivers, t }: LapRecordsProps) {
  if (laps.length === 0) return null;
  const table = (some: readonly DriverResult[]) => (
    <table className="timing-table">
      <caption className="sr-only">{t('round.lapRecords')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('driver.category')}</th>
          <th scope="col">{t('results.driver')}</th>
          <th scope="col" className="timing-figures">
            {t('results.bestLap')}
          </th>
        </tr>
      </thead>
      <tbody>
        {some.map((lap) => (
          <Lap key={lap.result.category?.id ?? 0} lap={lap} drivers={drivers} t={t} />
        ))}
      </tbody>
    </table>
  );
  return (
    <section>
      <SectionHeader heading={t('round.lapRecords')} subheading={t('round.lapRecordsNote')} />
      <StaticPart>
        {table(laps.slice(0, FIRST_SHOWN))}
        {laps.length > FIRST_SHOWN ? (
          <ShowAll label={t('common.showAll', { number: laps.length })}>
            {table(laps.slice(FIRST_SHOWN))}
          </ShowAll>
        ) : null}
      </StaticPart>
    </section>
  );
}

type LapProps = Pick<LapRecordsProps, 'drivers' | 't'> & { readonly lap: DriverResult };

function Lap({ lap, drivers, t }: LapProps) {
  const { result, row } = lap;
  const { category } = result;
  const spoiler = toldBySession(result);
  return (
    <tr>
      <th scope="row">
        {category ? <CategoryName category={category} className="timing-driver-link" /> : '–'}
      </th>
      <td className="timing-driver">
        <div {...tells(spoiler)}>
          <DriverNames row={row} addresses={drivers} />
          {row.car === '' ? null : <p className="timing-note text-muted">{row.car}</p>}
        </div>
        <SpoilerCover
          spoiler={spoiler}
          what="result"
          name={[category?.name, sessionName(result.session_name, t)].filter(Boolean).join(' ')}
        />
      </td>
      <td className="timing-figures">
        <LapTime lap={lap} />
      </td>
    </tr>
  );
}
