import { headingsBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { HeadingsView } from './headings';

export const headingsWidget = defineWidget({
  block: headingsBlock,
  load: () => Promise.resolve(null),
  View: HeadingsView,
});
