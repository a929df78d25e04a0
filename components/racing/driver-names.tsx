import { Fragment } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import type { TimingRow } from '@/lib/contract/entities/racing';

type DriverNamesProps = {
  readonly row: Pick<TimingRow, 'name' | 'drivers'>;
  /** Addresses of drivers' pages by full name. */
  readonly addresses: ReadonlyMap<string, string>;
};

/** Each driver of a car, linked to their page if there is one. A sheet without them has the names of a crew in one. */
export function DriverNames({ row, addresses }: DriverNamesProps) {
  const written = row.name.split('/').map((part) => part.trim());
  // A crew may be linked in part only; its name then has more of it.
  const names = row.drivers.length < written.length ? written : row.drivers.map(({ name }) => name);
  return names.map((name, index) => {
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
