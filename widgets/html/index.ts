import { htmlBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { HtmlView } from './html';

export const htmlWidget = defineWidget({
  block: htmlBlock,
  load: () => Promise.resolve(null),
  View: HtmlView,
});
