import { SmartLink } from '@/components/ui/smart-link';
import { driverAddress } from '@/lib/content/addresses';
import type { StandingPlace } from '@/lib/contract/entities/standings';

/** Tells lines of a table apart: namesakes have cars of their own. */
export const competitorKey = ({ name, driver, race_number: number }: StandingPlace): string =>
  [name, driver?.id ?? '', number].join(' ');

/** A driver, linked to their page if there is one, or a team. */
export function StandingName({ place: { name, driver } }: { readonly place: StandingPlace }) {
  if (driver === null || driver.url === '') return name;
  return (
    <SmartLink href={driverAddress(driver.url)} prefetch={false} className="timing-driver-link">
      {name}
    </SmartLink>
  );
}
