import 'server-only';
import { fullName } from '@/lib/seo/person';
import { driverAddress } from './addresses';
import { loadQuery } from './load';

/** The pages of drivers by their full name, which is how timing sheets name them. */
export async function driverPages(): Promise<ReadonlyMap<string, string>> {
  const { nextgenDrivers } = await loadQuery('driversByGroup', {});
  return new Map(
    nextgenDrivers
      .filter(({ url }) => url !== '')
      .map((driver) => [fullName(driver), driverAddress(driver.url)]),
  );
}
