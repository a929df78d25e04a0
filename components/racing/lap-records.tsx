import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName } from '@/lib/season/session-name';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import { CategoryName } from './category-name';
import { DriverNames } from './driver-names';
import { FastestLaps } from './fastest-laps';
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
  const title = t('round.lapRecords');
  return (
    <section>
      <SectionHeader heading={title} subheading={t('round.lapRecordsNote')} />
      <StaticPart>
        <FastestLaps
          laps={laps}
          firstShown={FIRST_SHOWN}
          title={title}
          columns={[t('driver.category'), t('results.driver')]}
          rowOf={(lap) => <Lap key={lap.result.category?.id ?? 0} lap={lap} drivers={drivers} t={t} />}
          t={t}
        />
      </StaticPart>
    </section>
  );
}

type LapProps = Pick<LapRecordsProps, 'drivers' | 't'> & { readonly lap: DriverResult };

function Lap({ lap, drivers, t }: LapProps) {
  const { result, row } = lap;
  const { category } = result;
  const spoiler = sessionSpoiler(result);
  return (
    <tr>
      <th scope="row">
        {category ? <CategoryName category={category} className="timing-driver-link" /> : '–'}
      </th>
      <td className="timing-driver">
        <div {...spoilerAttribute(spoiler)}>
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
