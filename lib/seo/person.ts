import type { Person as SchemaPerson, WithContext } from 'schema-dts';
import type { Driver } from '@/lib/contract/entities/racing';
import { categoryAddress, driverAddress } from '@/lib/content/addresses';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { fullName } from '@/lib/shared/full-name';

/** A driver's structured data. `siteUrl` has no trailing slash. */
export function driverJsonLd(driver: Driver, siteUrl: string): WithContext<SchemaPerson> {
  const url = siteUrl + driverAddress(driver.url);
  const image = openGraphImage(driver.headshot_photo, siteUrl);
  const { category } = driver;
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
    ...(driver.sponsor ? { sponsor: { '@type': 'Organization', name: driver.sponsor } } : {}),
    ...(category
      ? {
          memberOf: {
            '@type': 'SportsOrganization',
            name: category.name,
            url: siteUrl + categoryAddress(category.url),
          },
        }
      : {}),
  };
}
