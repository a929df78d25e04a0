import { imageWithContentBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { ImageWithContentView } from './image-with-content';

export const imageWithContentWidget = defineWidget({
  block: imageWithContentBlock,
  load: () => Promise.resolve(null),
  View: ImageWithContentView,
});
