import { categoryViewBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { CategoryView } from './category-view';
import { loadCategory } from './load';

export const categoryViewWidget = defineWidget({
  block: categoryViewBlock,
  load: loadCategory,
  View: CategoryView,
  facts: ({ category }) => ({ title: category.name, image: category.hero_photo }),
});
