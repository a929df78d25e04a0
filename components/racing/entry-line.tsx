import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import { SmartLink } from '@/components/ui/smart-link';
import { driverAddress } from '@/lib/season/addresses';
import { crewOf } from '@/lib/season/crew';
import { pageOfName } from '@/lib/season/page-of-name';
import type { Entry } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { CategoryName } from './category-name';
import { TeamName } from './team-name';

type EntryLineProps = {
  /** Whether to show its team: not on that team's page. */
  readonly hasTeam?: boolean;
  /** Whether to show its category: not in a list of that category. */
  readonly hasCategory?: boolean;
  readonly entry: Omit<Entry, 'id'>;
  /** Addresses of drivers' pages by full name, for drivers without a link of their own. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly t: Translator;
};

/** One car of an entry list: number, crew, class, team, car and entry status. */
export function EntryLine({ entry, hasTeam = true, hasCategory = false, drivers, t }: EntryLineProps) {
  const { race_number: number, team, team_url: url, category, car, class: className, status, note } = entry;
  const ofTeam = url === '' ? team : <TeamName key="team" name={team} url={url} />;
  const facts = [
    hasCategory && category ? (
      <CategoryName key="category" category={category} className="team-link" />
    ) : null,
    className === '' ? '' : t('results.classNamed', { name: className }),
    hasTeam ? ofTeam : null,
    car,
  ];
  const isOff = status === 'withdrawn';
  return (
    <li className="timetable-line" data-off={isOff ? '' : undefined}>
      <p className="timetable-time numeric font-semibold">{number}</p>
      <div className="min-w-0">
        <p className="entry-crew">
          <Crew entry={entry} drivers={drivers} />
        </p>
        <p className="text-sm text-muted">
          <Facts facts={facts} />
        </p>
        {note === '' ? null : <p className="timetable-change">{note}</p>}
      </div>
      <p className="timetable-marks">
        {status === 'reserve' || isOff ? (
          <Badge tone={isOff ? 'danger' : 'warning'}>{t(`entries.${status}`)}</Badge>
        ) : null}
      </p>
    </li>
  );
}

/** The names of an entry, linked where there is a page. */
function Crew({ entry, drivers }: Pick<EntryLineProps, 'entry' | 'drivers'>) {
  return crewOf(entry).map(({ name, driver }, index) => {
    const address = driver?.url ? driverAddress(driver.url) : pageOfName(drivers, name);
    return (
      <span key={driver?.id ?? name}>
        {index === 0 ? null : ' / '}
        {address === undefined ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <SmartLink href={address} prefetch={false} className="lone-link font-semibold">
            {name}
          </SmartLink>
        )}
      </span>
    );
  });
}
