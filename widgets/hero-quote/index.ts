import { heroQuoteBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { HeroQuoteView } from './hero-quote';

export const heroQuoteWidget = defineWidget({
  block: heroQuoteBlock,
  load: () => Promise.resolve(null),
  View: HeroQuoteView,
});
