import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { SectionHeader } from '@/components/ui/section-header';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName } from '@/lib/season/session-name';
import { sessionSpoiler } from '@/lib/spoilers/spoiler';
import { CategoryName } from './category-name';
import { FastestLaps } from './fastest-laps';
import { LapTime } from './lap-time';

/** How many are shown at first. */
const FIRST_SHOWN = 6;

type BestLapsProps = {
  /** Latest first. */
  readonly laps: readonly DriverResult[];
  readonly className?: string;
  readonly t: Translator;
};

/** A driver's fastest race lap at each circuit, with its category and date; nothing before the first. */
export function BestLaps({ laps, className, t }: BestLapsProps) {
  if (laps.length === 0) return null;
  const title = t('driver.bestLaps');
  return (
    <section className={className}>
      <SectionHeader heading={title} />
      <FastestLaps
        laps={laps}
        firstShown={FIRST_SHOWN}
        title={title}
        columns={[t('round.circuit')]}
        rowOf={(lap) => <Lap key={lap.result.id} lap={lap} t={t} />}
        t={t}
      />
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
        <SpoilerCover spoiler={sessionSpoiler(lap.result)} what="result" name={sessionName(name, t)} />
      </td>
    </tr>
  );
}
