import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { ShowAll } from '@/components/ui/fold';
import { SectionHeader } from '@/components/ui/section-header';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName } from '@/lib/season/session-name';
import { toldBySession } from '@/lib/spoilers/told';
import { CategoryName } from './category-name';
import { LapTime } from './lap-time';

/** How many are shown at first. */
const SHOWN = 6;

type BestLapsProps = {
  /** Latest first. */
  readonly laps: readonly DriverResult[];
  readonly className?: string;
  readonly t: Translator;
};

/** A driver's fastest race lap at each circuit, with its category and date; nothing before the first. */
export function BestLaps({ laps, className, t }: BestLapsProps) {
  if (laps.length === 0) return null;
  const table = (some: readonly DriverResult[]) => (
    <table className="timing-table">
      <caption className="sr-only">{t('driver.bestLaps')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('round.circuit')}</th>
          <th scope="col" className="timing-figures">
            {t('results.bestLap')}
          </th>
        </tr>
      </thead>
      <tbody>
        {some.map((lap) => (
          <Lap key={lap.result.id} lap={lap} t={t} />
        ))}
      </tbody>
    </table>
  );
  return (
    <section className={className}>
      <SectionHeader heading={t('driver.bestLaps')} />
      {table(laps.slice(0, SHOWN))}
      {laps.length > SHOWN ? (
        <ShowAll label={t('common.showAll', { number: laps.length })}>{table(laps.slice(SHOWN))}</ShowAll>
      ) : null}
    </section>
  );
}

function Lap({ lap, t }: { readonly lap: DriverResult; readonly t: Translator }) {
  const { category, round, session_name: name } = lap.result;
  return (
    <tr>
      <th scope="row">
        <bdi>{round?.venue?.name}</bdi>
        {category ? (
          <p className="timing-note text-muted">
            <CategoryName category={category} className="timing-driver-link" />
          </p>
        ) : null}
      </th>
      <td className="timing-figures">
        <LapTime lap={lap} />
        <SpoilerCover spoiler={toldBySession(lap.result)} what="result" name={sessionName(name, t)} />
      </td>
    </tr>
  );
}
