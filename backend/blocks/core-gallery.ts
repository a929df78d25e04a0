import { galleryBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { choice, flag, number, reference, text } from './settings.ts';

export const coreGallery = defineBlock(galleryBlock, {
  group: 'Pictures and film',
  description: 'The slides of one gallery, as a slider or a grid.',
  settings: {
    heading: text({ label: 'Heading' }),
    subheading: text({ label: 'Line under the heading' }),
    gallery: reference('galleries'),
    type: choice({
      labels: {
        slider: 'Slider',
        shadowgrid: 'Grid with shadows',
        centeredgrid: 'Grid, centred',
        grid: 'Grid',
      },
    }),
    grid_width: number({ label: 'Columns' }),
    show_heading: flag(),
    use_lightbox: flag({ description: 'A click shows the picture large.' }),
    limit_slides: number({ label: 'Most slides', description: '0 shows all.' }),
    aspect: choice({ label: 'Shape of the pictures' }),
    width: number({ label: 'Width of a picture in pixels' }),
    lightbox_aspect: choice({ label: 'Shape of the large pictures', labels: { original: 'As they are' } }),
  },
});
