import { roundDetailsBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { roundFacts } from './facts';
import { loadRound } from './load';
import { RoundDetailsView } from './round-details';

export const roundDetailsWidget = defineWidget({
  block: roundDetailsBlock,
  load: loadRound,
  View: RoundDetailsView,
  facts: roundFacts,
});
