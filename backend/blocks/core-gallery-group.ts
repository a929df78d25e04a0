import { galleryGroupBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { group, text } from './settings.ts';

export const coreGalleryGroup = defineBlock(galleryGroupBlock, {
  group: 'Pictures and film',
  description: 'Tiles of galleries; each opens its pictures.',
  settings: {
    heading: text({ label: 'Heading' }),
    group: group('Gallery'),
  },
});
