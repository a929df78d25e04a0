import { PlaceMap } from '@/components/media/place-map';
import type { googleMapBlock } from '@/lib/contract/blocks/core';
import type { WidgetViewProps } from '../define-widget';
import { cssWidth } from './css-width';

/** A map of the place that the editor named. Nothing without a place. */
export function GoogleMapView({ settings, context }: WidgetViewProps<typeof googleMapBlock, null>) {
  const { location, width, height, zoom, show_sign } = settings;
  if (location.trim() === '') return null;
  return (
    <div className="map-box" style={{ width: cssWidth(width), height }}>
      <PlaceMap place={{ location, zoom, showSign: show_sign }} name={location} t={context.t} />
    </div>
  );
}
