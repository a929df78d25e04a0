import { driverListBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag, group, text } from './settings.ts';

export const siteDriverList = defineBlock(driverListBlock, {
  group: 'Racing',
  description: 'Drivers with portrait and number.',
  settings: {
    heading: text({ label: 'Heading' }),
    group: group('Driver'),
    show_filter: flag({ label: 'Visitors may search and filter' }),
  },
});
