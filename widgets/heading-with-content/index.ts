import { headingWithContentBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { HeadingWithContentView } from './heading-with-content';

export const headingWithContentWidget = defineWidget({
  block: headingWithContentBlock,
  load: () => Promise.resolve(null),
  View: HeadingWithContentView,
});
