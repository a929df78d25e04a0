import { competitorListBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { CompetitorListView } from './competitor-list';
import { loadCompetitorRounds } from './load';

export const competitorListWidget = defineWidget({
  block: competitorListBlock,
  load: loadCompetitorRounds,
  View: CompetitorListView,
});
