import type { Translator } from '@/lib/i18n/translate';
import { mapFrame, mapLink } from '@/lib/maps/google-map';
import type { MapPlace } from '@/lib/maps/google-map';
import { MapFrame } from '@/components/islands.client';

type PlaceMapProps = {
  readonly place: MapPlace;
  /** The place that the map shows. */
  readonly name: string;
  readonly t: Translator;
};

/** A map of a place, loaded on a click. */
export function PlaceMap({ place, name, t }: PlaceMapProps) {
  return (
    <MapFrame
      src={mapFrame(place)}
      link={mapLink(place)}
      title={t('map.of', { place: name })}
      labels={{ show: t('map.show'), hint: t('map.hint'), open: t('map.open') }}
    />
  );
}
