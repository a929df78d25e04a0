import clsx from 'clsx';
import { Star } from '@/components/favourites/star';
import { Picture } from '@/components/media/picture';
import { Card, CardLink } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { driverAddress } from '@/lib/season/addresses';
import type { Driver } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { fullName } from '@/lib/shared/full-name';

const CARD_SIZES = '(min-width: 640px) 15rem, 31vw';
const CARD_WIDTHS = [200, 400] as const;

type DriverGridProps = {
  readonly drivers: readonly Driver[];
  readonly level: HeadingLevel;
  /** Whether a phone shows them in one row that scrolls sideways, for several such grids below one another. */
  readonly isRow?: boolean;
  readonly t: Translator;
};

/** Drivers in a grid, each with portrait and number. */
export function DriverGrid({ drivers, level, isRow = false, t }: DriverGridProps) {
  return (
    <ul className={`driver-grid ${isRow ? 'driver-row' : 'max-sm:grid-cols-3 max-sm:gap-2'}`}>
      {drivers.map((driver) => (
        <DriverCard key={driver.id} driver={driver} level={level} t={t} />
      ))}
    </ul>
  );
}

type DriverCardProps = Pick<DriverGridProps, 'level' | 't'> & { readonly driver: Driver };

function DriverCard({ driver, level, t }: DriverCardProps) {
  const { id, url, headshot_photo: photo, race_number: number, vehicle } = driver;
  const name = fullName(driver);
  return (
    <Card as="li" className="driver-card">
      {photo ? (
        <Picture
          image={photo}
          aspect="3x4"
          sizes={CARD_SIZES}
          widths={CARD_WIDTHS}
          maxWidth={400}
          alt=""
          fit="cover"
          className="driver-card-photo"
          imgClassName="zoom-img"
        />
      ) : (
        <div className="driver-card-photo driver-card-blank" />
      )}
      {number === '' ? null : (
        <span className={clsx('display numeric', photo ? 'driver-card-number' : 'driver-card-plate')}>
          {number}
        </span>
      )}
      <div className="p-2 sm:p-3 sm:pt-2.5">
        <Heading level={level} size="title-sm" className="driver-card-name max-sm:text-base" isContent>
          {url === '' ? name : <CardLink href={driverAddress(url)}>{name}</CardLink>}
        </Heading>
        {vehicle === '' ? null : <p className="mt-1 text-xs text-muted">{vehicle}</p>}
      </div>
      {url === '' ? null : (
        <Star
          subject={{ kind: 'driver', id: String(id), name, address: driverAddress(url) }}
          place="corner"
          t={t}
        />
      )}
    </Card>
  );
}
