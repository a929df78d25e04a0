import { Fragment } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { crewOf } from '@/lib/content/crew';
import type { TimingRow } from '@/lib/contract/entities/racing';

type DriverNamesProps = {
  readonly row: Pick<TimingRow, 'name' | 'drivers'>;
  /** Addresses of drivers' pages by full name. */
  readonly addresses: ReadonlyMap<string, string>;
};

/** Each driver of a car, linked to their page if there is one. */
export function DriverNames({ row, addresses }: DriverNamesProps) {
  return crewOf(row).map((name, index) => {
    const address = addresses.get(name);
    const shown =
      address === undefined ? (
        name
      ) : (
        <SmartLink href={address} prefetch={false} className="timing-driver-link">
          {name}
        </SmartLink>
      );
    return (
      <Fragment key={name}>
        {index === 0 ? '' : ' / '}
        {shown}
      </Fragment>
    );
  });
}
