import { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { loadNextRound } from './load';
import { NextRoundBannerView } from './next-round-banner';

export const nextRoundBannerWidget = defineWidget({
  block: nextRoundBannerBlock,
  load: loadNextRound,
  View: NextRoundBannerView,
});
