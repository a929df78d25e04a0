import { imageBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { ImageView } from './image';

export const imageWidget = defineWidget({
  block: imageBlock,
  load: () => Promise.resolve(null),
  View: ImageView,
});
