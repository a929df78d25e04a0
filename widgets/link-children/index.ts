import { linkChildrenBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { LinkChildrenView } from './link-children';
import { loadLinks } from './load';

export const linkChildrenWidget = defineWidget({
  block: linkChildrenBlock,
  load: loadLinks,
  View: LinkChildrenView,
});
