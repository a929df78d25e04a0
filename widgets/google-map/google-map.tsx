import { PlaceMap } from '@/components/media/place-map';
import { googleMapBlock } from '@/lib/contract/blocks/core';
import { defineWidget, type WidgetViewProps } from '../define-widget';

const FULL_WIDTH = '100%';

/** An editor's width ('600', '600px', '50%', '40rem') as CSS; the full width for anything else. */
export function cssWidth(width: string): string {
  const match = /^(\d{1,4}(?:\.\d{1,3})?)(px|%|rem|em|vw)?$/.exec(width.trim());
  if (!match) return FULL_WIDTH;
  return `${match[1]}${match[2] ?? 'px'}`;
}

/** A map of the editor's place. Nothing without a place. */
export function GoogleMapView({ settings, context }: WidgetViewProps<typeof googleMapBlock, null>) {
  const { location, width, height, zoom, show_sign } = settings;
  if (location.trim() === '') return null;
  return (
    <div className="map-box" style={{ width: cssWidth(width), height }}>
      <PlaceMap place={{ location, zoom, showSign: show_sign }} name={location} t={context.t} />
    </div>
  );
}

export const googleMapWidget = defineWidget({
  block: googleMapBlock,
  load: () => Promise.resolve(null),
  View: GoogleMapView,
});
