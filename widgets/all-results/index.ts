import { allResultsBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { AllResultsView } from './all-results';
import { loadAllResults } from './load';

export const allResultsWidget = defineWidget({
  block: allResultsBlock,
  load: loadAllResults,
  View: AllResultsView,
});
