import type { SportsTeam, WithContext } from 'schema-dts';
import { teamAddress } from '@/lib/season/addresses';
import { crewOf } from '@/lib/season/crew';
import type { Entry, Team } from '@/lib/contract/entities/racing';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { personJsonLd } from './event';

/** A team's structured data, with its drivers. `siteUrl` has no trailing slash. */
export function teamJsonLd(
  { name, url: own, image }: Team,
  cars: readonly Pick<Entry, 'name' | 'drivers'>[],
  siteUrl: string,
): WithContext<SportsTeam> {
  const url = siteUrl + teamAddress(own);
  const picture = openGraphImage(image, siteUrl);
  const drivers = new Map(cars.flatMap(crewOf).map((member) => [member.driver?.id ?? member.name, member]));
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    '@id': `${url}#team`,
    url,
    name,
    sport: 'Motorsport',
    ...(picture ? { image: picture.url } : {}),
    ...(drivers.size > 0
      ? { athlete: [...drivers.values()].map((member) => personJsonLd(member, null, siteUrl)) }
      : {}),
  };
}
