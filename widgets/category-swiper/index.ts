import { categorySwiperBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { CategorySwiperView } from './category-swiper';
import { loadCategories } from './load';

export const categorySwiperWidget = defineWidget({
  block: categorySwiperBlock,
  load: loadCategories,
  View: CategorySwiperView,
});
