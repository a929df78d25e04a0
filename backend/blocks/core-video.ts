import { videoBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { flag, reference, text } from './settings.ts';

export const coreVideo = defineBlock(videoBlock, {
  group: 'Pictures and film',
  description: 'One video. YouTube is asked only when a visitor plays it.',
  settings: {
    heading: text({ label: 'Heading' }),
    video: reference('videos'),
    autoplay: flag({ description: 'Starts by itself, without sound. Own files only.' }),
    caption: text(),
  },
});
