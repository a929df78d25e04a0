import { SmartLink } from '@/components/ui/smart-link';
import { driverAddress, teamAddress } from '@/lib/season/addresses';
import type { StandingPlace } from '@/lib/contract/entities/standings';
import type { NamedSubject } from '@/lib/shared/favourites';

/** Identifies a line of a table: namesakes have cars of their own. */
export const competitorKey = ({ name, driver, race_number: number }: StandingPlace): string =>
  [name, driver?.id ?? '', number].join(' ');

/** The page of a driver or a team; null without one. */
function competitorAddress({ driver, team_url: team }: StandingPlace): string | null {
  if (team !== '') return teamAddress(team);
  return driver === null || driver.url === '' ? null : driverAddress(driver.url);
}

/** The subject of a line's star; null for a crew, and for a competitor without a page. */
export function competitorSubject(place: StandingPlace): NamedSubject | null {
  const address = competitorAddress(place);
  if (address === null) return null;
  const { name, driver, team_url: team } = place;
  if (team !== '') return { kind: 'team', id: team, name, address };
  return driver === null ? null : { kind: 'driver', id: String(driver.id), name, address };
}

/** A driver or a team, linked to their page if there is one. */
export function StandingName({ place }: { readonly place: StandingPlace }) {
  const { name } = place;
  const address = competitorAddress(place);
  if (address === null) return name;
  return (
    <SmartLink href={address} prefetch={false} className="timing-driver-link">
      {name}
    </SmartLink>
  );
}
