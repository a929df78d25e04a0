import { Fragment } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { driverAddress } from '@/lib/season/addresses';
import { crewOf } from '@/lib/season/crew';
import { pageOfName } from '@/lib/season/page-of-name';
import type { TimingRow } from '@/lib/contract/entities/racing';

type DriverNamesProps = {
  readonly row: Pick<TimingRow, 'name' | 'drivers'>;
  /** Addresses of drivers' pages by full name, for drivers without a link of their own. */
  readonly addresses: ReadonlyMap<string, string>;
};

/** Each driver of a car, linked to their page if they have one. */
export function DriverNames({ row, addresses }: DriverNamesProps) {
  return crewOf(row).map(({ name, driver }, index) => {
    const address = driver?.url ? driverAddress(driver.url) : pageOfName(addresses, name);
    const shown =
      address === undefined ? (
        name
      ) : (
        <SmartLink href={address} prefetch={false} className="timing-driver-link">
          {name}
        </SmartLink>
      );
    return (
      <Fragment key={driver?.id ?? name}>
        {index === 0 ? '' : ' / '}
        {shown}
      </Fragment>
    );
  });
}
