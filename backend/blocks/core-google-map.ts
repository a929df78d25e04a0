import { googleMapBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { flag, number, text } from './settings.ts';

export const coreGoogleMap = defineBlock(googleMapBlock, {
  group: 'Forms and more',
  description: 'A map. Nothing is loaded from elsewhere before a visitor asks for it.',
  settings: {
    width: text({ description: 'A CSS width such as 100% or 600px.' }),
    height: number({ label: 'Height in pixels' }),
    zoom: number({ description: 'From 1, the world, to 20, a house.' }),
    location: text({ description: 'An address, or latitude and longitude.' }),
    show_sign: flag({ label: 'Show a marker' }),
  },
});
