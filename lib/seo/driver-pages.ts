import 'server-only';
import { fullName } from '@/lib/shared/full-name';
import { driverAddress } from '../content/addresses';
import { loadQuery } from '../content/load';

/** The drivers' pages by full name, which is how timing sheets name them. */
export async function driverPages(): Promise<ReadonlyMap<string, string>> {
  const { nextgenDrivers } = await loadQuery('driversByGroup', {});
  return new Map(
    nextgenDrivers
      .filter(({ url }) => url !== '')
      .map((driver) => [fullName(driver), driverAddress(driver.url)]),
  );
}
