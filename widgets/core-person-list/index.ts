import { corePersonListBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { CorePersonListView } from './core-person-list';
import { loadPeople } from './load';

export const corePersonListWidget = defineWidget({
  block: corePersonListBlock,
  load: loadPeople,
  View: CorePersonListView,
});
