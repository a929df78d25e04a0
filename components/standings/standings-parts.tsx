import { SmartLink } from '@/components/ui/smart-link';
import { driverAddress, teamAddress } from '@/lib/content/addresses';
import type { StandingPlace } from '@/lib/contract/entities/standings';

/** Tells lines of a table apart: namesakes have cars of their own. */
export const competitorKey = ({ name, driver, race_number: number }: StandingPlace): string =>
  [name, driver?.id ?? '', number].join(' ');

/** The page of a driver or a team; null without one. */
export function competitorAddress({ driver, team_url: team }: StandingPlace): string | null {
  if (team !== '') return teamAddress(team);
  return driver === null || driver.url === '' ? null : driverAddress(driver.url);
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
