import { categoryListBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { CategoryListView } from './category-list';
import { loadCategories } from './load';

export const categoryListWidget = defineWidget({
  block: categoryListBlock,
  load: loadCategories,
  View: CategoryListView,
});
