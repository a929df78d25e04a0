import { resultsListBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { resultsFacts } from './facts';
import { loadResultsList } from './load';
import { ResultsListView } from './results-list';

export const resultsListWidget = defineWidget({
  block: resultsListBlock,
  load: loadResultsList,
  View: ResultsListView,
  facts: resultsFacts,
});
