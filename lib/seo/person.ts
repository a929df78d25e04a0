import type { Person as SchemaPerson, SportsOrganization, SportsTeam, WithContext } from 'schema-dts';
import type { Driver } from '@/lib/contract/entities/racing';
import { categoryAddress, driverAddress, teamAddress } from '@/lib/season/addresses';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { fullName } from '@/lib/shared/full-name';

/** A driver's category, and their team if it has a page. */
function memberships({ category, sponsor, team_url: team }: Driver, siteUrl: string) {
  const ofCategory: SportsOrganization[] = category
    ? [{ '@type': 'SportsOrganization', name: category.name, url: siteUrl + categoryAddress(category.url) }]
    : [];
  const ofTeam: SportsTeam[] =
    team === '' ? [] : [{ '@type': 'SportsTeam', name: sponsor, url: siteUrl + teamAddress(team) }];
  return [...ofCategory, ...ofTeam];
}

/** A driver's structured data. `siteUrl` has no trailing slash. */
export function driverJsonLd(driver: Driver, siteUrl: string): WithContext<SchemaPerson> {
  const url = siteUrl + driverAddress(driver.url);
  const image = openGraphImage(driver.headshot_photo, siteUrl);
  const { sponsor, team_url: team } = driver;
  const memberOf = memberships(driver, siteUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${url}#person`,
    url,
    name: fullName(driver),
    ...(driver.first_name ? { givenName: driver.first_name } : {}),
    familyName: driver.last_name,
    ...(image ? { image: image.url } : {}),
    ...(driver.hometown ? { homeLocation: { '@type': 'Place', name: driver.hometown } } : {}),
    ...(sponsor && team === '' ? { sponsor: { '@type': 'Organization', name: sponsor } } : {}),
    ...(memberOf.length > 0 ? { memberOf } : {}),
  };
}
