import { headingBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { HeadingView } from './heading';

export const headingWidget = defineWidget({
  block: headingBlock,
  load: () => Promise.resolve(null),
  View: HeadingView,
});
