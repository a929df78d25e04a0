import { sessionResultsBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { sessionFacts } from './facts';
import { loadSession } from './load';
import { SessionResultsView } from './session-results';

export const sessionResultsWidget = defineWidget({
  block: sessionResultsBlock,
  load: loadSession,
  View: SessionResultsView,
  facts: sessionFacts,
});
