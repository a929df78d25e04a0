import type { ItemList, WithContext } from 'schema-dts';
import { driverAddress, teamAddress } from '@/lib/season/addresses';
import type { Championship } from '@/lib/contract/entities/standings';

/** A championship's table in order, with the pages of drivers who have one. `siteUrl` has no trailing slash. */
export function standingsJsonLd(
  { standings, of }: Championship,
  name: string,
  siteUrl: string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: standings.length,
    itemListElement: standings.map((line) => ({
      '@type': 'ListItem',
      position: line.rank,
      name: line.name,
      item: {
        '@type': of === 'teams' ? ('SportsTeam' as const) : ('Person' as const),
        name: line.name,
        ...(line.driver ? { url: siteUrl + driverAddress(line.driver.url) } : {}),
        ...(line.team_url === '' ? {} : { url: siteUrl + teamAddress(line.team_url) }),
      },
    })),
  };
}
