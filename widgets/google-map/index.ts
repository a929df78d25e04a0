import { googleMapBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { GoogleMapView } from './google-map';

export const googleMapWidget = defineWidget({
  block: googleMapBlock,
  load: () => Promise.resolve(null),
  View: GoogleMapView,
});
