import { driverListBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { driverFacts } from './facts';
import { DriverListView } from './driver-list';
import { loadDrivers } from './load';

export const driverListWidget = defineWidget({
  block: driverListBlock,
  load: loadDrivers,
  View: DriverListView,
  facts: driverFacts,
});
