import { PlaceMap } from '@/components/media/place-map';
import type { Venue } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { placeOf } from '@/lib/season/venue-place';

type VenueMapProps = {
  readonly venue: Pick<Venue, 'name' | 'address'>;
  readonly t: Translator;
};

/** A circuit's location, shown on a press. */
export function VenueMap({ venue, t }: VenueMapProps) {
  return (
    <details className="show-all">
      <summary className="fold-head">{t('map.of', { place: venue.name })}</summary>
      <div className="plan-map">
        <PlaceMap place={{ location: placeOf(venue) }} name={venue.name} t={t} />
      </div>
    </details>
  );
}
